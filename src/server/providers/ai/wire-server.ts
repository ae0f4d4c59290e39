import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  path: string
  authorization: string
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}
export type Behaviour = (response: ServerResponse, nth: number) => void | Promise<void>

const chunk = (delta: { content?: string }, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** Begins an answer as the chat completions protocol streams it. */
export const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
export const say = (response: ServerResponse, text: string) => response.write(chunk({ content: text }))
export const finish = (response: ServerResponse, reason = 'stop') => response.end(`${chunk({}, reason)}data: [DONE]\n\n`)

/** A whole answer in the given pieces. */
export const answer =
  (...pieces: string[]): Behaviour =>
  (response) => {
    begin(response)
    for (const piece of pieces) say(response, piece)
    finish(response)
  }

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request) text += piece
  return JSON.parse(text)
}

/** A server on loopback that speaks the wire protocol and behaves as told; it keeps what it was asked. */
export async function wireServer(behave: Behaviour) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body: await bodyOf(request) })
    await behave(response, asked.length)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    asked,
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
