import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = net.createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as net.AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

type Options = {
  /** Demo people, goals and conversations. */
  demo?: boolean
  env?: Record<string, string>
  /** Kept when given, so that a second server can open the same database; else new, and removed at the end. */
  folder?: string
  port?: number
  /** The address whose first answer means "started"; default /healthz. */
  probe?: string
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>

/** Starts the built server on a database of its own and waits until it answers. */
export async function startServer(options: Options = {}) {
  const folder = options.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-server-'))
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/server/main.js', ...(options.demo ? ['--demo'] : [])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: path.join(folder, 'nolo.db'),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
  })
  // Not at its exit: what it said last may still be on the way then.
  const closed = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await closed
    if (!options.folder) fs.rmSync(folder, { recursive: true, force: true })
    return child.exitCode
  }
  for (let waited = 0; ; waited += 5) {
    const answer = await fetch(url + (options.probe ?? '/healthz')).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null || child.signalCode !== null || waited > 20_000) {
      await end('SIGKILL')
      throw new Error(`The server did not start:\n${output}`)
    }
    await new Promise((done) => setTimeout(done, 5))
  }
  return {
    url,
    port,
    folder,
    pid: child.pid as number,
    /** From the start of the process to its first answer. */
    startMs: performance.now() - started,
    output: () => output,
    /** Asks it to stop; its exit code. */
    stop: () => end('SIGTERM'),
    /** Ends it as a power cut would. */
    kill: () => end('SIGKILL'),
  }
}
