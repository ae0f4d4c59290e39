import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshFolder, serve, signIn } from './nolo'

/** Loaded before the server: an error nobody catches, when we ask for it. */
const onRequest = (code: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`)}`

test.each([
  ['thrown where nobody catches it', `throw new Error('boom')`],
  ['a promise nobody waits for', `void Promise.reject(new Error('boom'))`],
])(
  '%s: it is logged as JSON, what runs is finished, and the server leaves with 1',
  async (_name, code) => {
    const server = await serve(freshFolder(), { NODE_OPTIONS: onRequest(code) })
    const call = await signIn(server.url)
    const { id } = (await (await call('POST', '/api/conversations', {})).json()) as { id: string }
    const running = call('POST', '/api/chat', { conversationId: id, message: 'I want to sleep better' })
    await pause(50)
    process.kill(server.pid, 'SIGUSR2')
    const answer = (await (await running).json()) as { reply: { status: string } }
    expect(answer.reply.status).toBe('complete')
    await expect.poll(() => server.output(), { timeout: 5000 }).toContain('an error nobody caught; stopping')
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes('nobody caught'))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 60, err: { type: 'Error', message: 'boom' } })
    await expect
      .poll(
        () =>
          fetch(`${server.url}/healthz`).then(
            () => 'there',
            () => 'gone',
          ),
        { timeout: 15_000 },
      )
      .toBe('gone')
    expect(await server.stop()).toBe(1)
  },
  30_000,
)
