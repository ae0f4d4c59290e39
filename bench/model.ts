import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Long enough that a follower is there when the first word comes. */
const FIRST_AFTER_MS = 80
const TOKEN_EVERY_MS = 5
const TOKENS = 120

/** As models write: a token brings the space before it. */
export const tokenAt = (n: number) => (n === 0 ? 'One' : ` word${n}`)

/** A model on loopback in the wire format of OpenAI's chat completions; `sentAt` says when each token of the last reply left. */
export async function startModel() {
  const sentAt: number[] = []
  let askedAt = 0
  const server = http.createServer((request, response) => {
    request.resume()
    askedAt = performance.now()
    sentAt.length = 0
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      )
    response.flushHeaders()
    const next = () => {
      if (sentAt.length === TOKENS) {
        say({}, 'stop')
        response.end('data: [DONE]\n\n')
        return
      }
      const text = tokenAt(sentAt.length)
      sentAt.push(performance.now())
      say({ content: text })
      setTimeout(next, TOKEN_EVERY_MS)
    }
    setTimeout(next, FIRST_AFTER_MS)
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sentAt,
    askedAt: () => askedAt,
    tokens: TOKENS,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
