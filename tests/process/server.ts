import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export type Server = { url: string; child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<number | null> }

/** A folder of its own for a test's database, removed with it. */
export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-process-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the built server as a process of its own and waits until it says where it is. */
export async function startServer(folder: string, env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, ['dist/server/main.js', '--demo'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DATABASE_URL: path.join(folder, 'nolo.db'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      const at = /Nolo is at (\S+)/.exec(said)?.[1]
      if (at) resolve(at)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
  return {
    url,
    child,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Calls as the demo client does, with the cookie of a fresh sign-in. */
export async function signIn(url: string) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'client@nolo.test', password: 'try-nolo-today' }),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`Sign-in answered ${answer.status}.`)
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  return async (method: string, address: string, body?: unknown) =>
    fetch(url + address, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
}
