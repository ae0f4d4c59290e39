import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { SIZES } from '../../src/server/testing/test-size'
import { freshFolder, serve, signIn } from './nolo'

test(
  `no acknowledged write is lost when the server is killed ${SIZES.kills} times in the middle of writing`,
  async () => {
    const folder = freshFolder()
    const acknowledged = new Set<string>()
    for (let round = 0; round < SIZES.kills; round++) {
      const server = await serve(folder)
      const call = await signIn(server.url)
      const killAt = 5 + ((round * 7) % 23)
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let n = 0; ; n++) {
          const answer = await call('POST', '/api/conversations', { title: `${round}-${writer}-${n}` })
          if (answer.ok) acknowledged.add(((await answer.json()) as { id: string }).id)
          if (writer === 0 && n === killAt) void server.kill()
        }
      })
      await Promise.allSettled(writers)
      await server.kill()
    }
    const server = await serve(folder)
    const call = await signIn(server.url)
    const kept = new Set<string>()
    let before = ''
    for (;;) {
      const page = (await (await call('GET', `/api/conversations?limit=200${before && `&before=${before}`}`)).json()) as {
        id: string
      }[]
      for (const { id } of page) kept.add(id)
      if (page.length < 200) break
      before = page.at(-1)?.id ?? ''
    }
    expect(acknowledged.size).toBeGreaterThan(SIZES.kills)
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  },
  SIZES.kills * 10_000,
)

/** A model on loopback that says three words and then nothing more. */
async function silentModel() {
  let asked = () => {}
  const wasAsked = new Promise<void>((done) => {
    asked = done
  })
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const word of ['Good ', 'morning, ', 'Thandi'])
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content: word }, finish_reason: null }] })}\n\n`,
      )
    asked()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, wasAsked }
}

test('a reply cut off by a killed server is found again, marked and not lost', async () => {
  const folder = freshFolder()
  const model = await silentModel()
  const env = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.url }
  const first = await serve(folder, env)
  const call = await signIn(first.url)
  const { id } = (await (await call('POST', '/api/conversations', {})).json()) as { id: string }
  const posted = (await (await call('POST', '/trpc/chat.post', { conversationId: id, content: 'Good morning' })).json()) as {
    result: { data: { reply: { id: string } } }
  }
  await model.wasAsked
  const view = async (ask: typeof call) =>
    (await (await ask('GET', `/api/conversations/${id}/messages`)).json()) as { id: string; content: string; status: string }[]
  await expect.poll(async () => (await view(call)).at(-1)?.content, { timeout: 5000 }).toBe('Good morning, Thandi')
  await first.kill()

  const second = await serve(folder, env)
  const after = await view(await signIn(second.url))
  expect(after.at(-1)).toMatchObject({ id: posted.result.data.reply.id, content: 'Good morning, Thandi', status: 'interrupted' })
  expect(after.at(-2)).toMatchObject({ content: 'Good morning', status: 'complete' })
}, 60_000)

test('SIGTERM lets what runs come to its end and leaves with 0', async () => {
  const server = await serve(freshFolder())
  const call = await signIn(server.url)
  const { id } = (await (await call('POST', '/api/conversations', {})).json()) as { id: string }
  const running = call('POST', '/api/chat', { conversationId: id, message: 'I want to sleep better' })
  const code = server.stop()
  const answer = await running.catch(() => null)
  if (answer?.ok) expect(((await answer.json()) as { reply: { status: string } }).reply.status).toBe('complete')
  expect(await code).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
}, 30_000)

test('a port that is taken and settings that do not hold are said in a sentence', async () => {
  await expect(serve(freshFolder(), { PORT: 'many', PUBLIC_URL: 'nowhere' })).rejects.toThrow(/PORT[\s\S]*PUBLIC_URL/)
  const first = await serve(freshFolder())
  await expect(serve(freshFolder(), { PORT: String(first.port) })).rejects.toThrow(/is taken/)
}, 30_000)
