import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { startServer } from '../server'

/** A folder of its own for a test's database, removed with it. */
export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-process-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server with the demo's people that does not outlive its test. */
export async function serve(folder: string, env: Record<string, string> = {}) {
  const server = await startServer({ demo: true, folder, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env } })
  onTestFinished(async () => void (await server.kill()))
  return server
}

/** Calls as a person of the demo does, with the cookie of a fresh sign-in. */
export async function signIn(url: string, email = 'client@nolo.test') {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password: 'try-nolo-today' }),
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

type Run = { code: number | null; said: string; ms: number }

/** Runs an operator's command on a folder's database; `killAfter` ends it as a power cut would, that many milliseconds in. */
export async function nolo(
  folder: string,
  words: string[],
  options: { env?: Record<string, string>; killAfter?: number } = {},
): Promise<Run> {
  const started = performance.now()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['dist/server/nolo.js', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LOG_LEVEL: 'error', DATABASE_URL: path.join(folder, 'nolo.db'), ...options.env },
  })
  const closed = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  if (options.killAfter !== undefined) {
    await Promise.race([pause(options.killAfter), closed])
    child.kill('SIGKILL')
  }
  await closed
  return { code: child.exitCode, said, ms: performance.now() - started }
}
