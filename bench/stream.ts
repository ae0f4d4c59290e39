import { startServer } from '../tests/server'
import { startModel, tokenAt } from './model'
import { signUpWithGoals } from './person'
import { median } from './process-cost'

type Delays = { first: number; perToken: number; toModel: number }
export type StreamResult = { rounds: number; tokens: number; product: Delays; direct: Delays }
type Model = Awaited<ReturnType<typeof startModel>>

/** The data lines of an event stream, each as soon as it is there. */
async function* dataLines(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(piece, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice(6)
  }
}

/** Notes for each token when all of it had arrived, whatever the pieces were. */
function arrivals() {
  const at: number[] = []
  let received = 0
  let due = tokenAt(0).length
  return {
    at,
    take(characters: number) {
      received += characters
      while (received >= due) {
        at.push(performance.now())
        due += tokenAt(at.length).length
      }
    },
  }
}

function delays(model: Model, at: number[], startedAt: number): Delays {
  if (at.length < model.tokens) throw new Error(`Only ${at.length} of ${model.tokens} tokens arrived.`)
  const late = model.sentAt.map((sent, n) => (at[n] as number) - sent)
  return { first: late[0] as number, perToken: median(late.slice(1)), toModel: model.askedAt() - startedAt }
}

async function direct(model: Model): Promise<Delays> {
  const from = performance.now()
  const seen = arrivals()
  const response = await fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{}' })
  for await (const line of dataLines(response)) {
    if (line === '[DONE]') break
    seen.take((JSON.parse(line).choices[0].delta.content ?? '').length)
  }
  return delays(model, seen.at, from)
}

async function throughProduct(model: Model, url: string, cookie: string): Promise<Delays> {
  const headers = { cookie, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const conversation = await post('/api/conversations', { title: 'New Chat' })
  const from = performance.now()
  const posted = await post('/trpc/chat.post', {
    conversationId: conversation.id,
    content: 'What would be a good next step for me?',
  })
  const input = encodeURIComponent(JSON.stringify({ id: posted.result.data.reply.id, from: 0 }))
  const seen = arrivals()
  const response = await fetch(`${url}/trpc/chat.follow?input=${input}`, { headers: { cookie, accept: 'text/event-stream' } })
  for await (const line of dataLines(response)) {
    const event = JSON.parse(line || '{}')
    if (event.type === 'text') seen.take(event.text.length)
    if (event.type === 'done') break
  }
  return delays(model, seen.at, from)
}

const middle = (all: Delays[]): Delays => ({
  first: median(all.map((one) => one.first)),
  perToken: median(all.map((one) => one.perToken)),
  toModel: median(all.map((one) => one.toModel)),
})

/** How much later than at the model's own stream a follower of ours has each token. */
export async function measureStream(rounds: number): Promise<StreamResult> {
  const model = await startModel()
  const server = await startServer({
    env: { RATE_LIMITS: 'off', OPENAI_API_KEY: 'bench', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'bench' },
  })
  try {
    const cookie = await signUpWithGoals(server.url)
    await throughProduct(model, server.url, cookie)
    await direct(model)
    const product: Delays[] = []
    const own: Delays[] = []
    for (let round = 0; round < rounds; round++) {
      product.push(await throughProduct(model, server.url, cookie))
      own.push(await direct(model))
    }
    return { rounds, tokens: model.tokens, product: middle(product), direct: middle(own) }
  } finally {
    await server.stop()
    model.close()
  }
}
