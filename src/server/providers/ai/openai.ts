import type OpenAI from 'openai'
import { type AiProvider, type CoachEvent, type CoachRequest, ProviderFailed } from './ai'
import { promptMessages } from './prompt'
import { trailerFilter } from './trailer'

export type OpenaiOptions = {
  apiKey: string
  /** Any server that speaks the protocol; without it OpenAI's own. */
  baseURL?: string
  model: string
  /** How long a silence, and a whole reply, may last. */
  idleMs?: number
  totalMs?: number
}

const OPENAI_URL = 'https://api.openai.com/v1'
const IDLE_MS = 30_000
const TOTAL_MS = 120_000

/** Names what went wrong without a word of the other side's: its messages may repeat the key. */
function reasonOf(error: unknown): string {
  const status = error !== null && typeof error === 'object' && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? `The model's server answered ${status}.` : 'The connection to the model broke off.'
}

/** Aborts when the person stops, when nothing comes for `idleMs`, or after `totalMs`; says which. */
function watch(signal: AbortSignal, idleMs: number, totalMs: number) {
  const abort = new AbortController()
  let late: string | null = null
  const giveUp = (why: string) => {
    late ??= why
    abort.abort()
  }
  const stop = () => abort.abort()
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  const total = setTimeout(giveUp, totalMs, 'The model took too long.')
  let idle = setTimeout(giveUp, idleMs, 'The model fell silent.')
  return {
    signal: abort.signal,
    late: () => late,
    heard() {
      clearTimeout(idle)
      idle = setTimeout(giveUp, idleMs, 'The model fell silent.')
    },
    end() {
      clearTimeout(idle)
      clearTimeout(total)
      signal.removeEventListener('abort', stop)
      abort.abort()
    },
  }
}

/** A coach whose words come from a model behind an OpenAI-compatible server. */
export function openaiCoach(options: OpenaiOptions): AiProvider {
  const idleMs = options.idleMs ?? IDLE_MS
  const totalMs = options.totalMs ?? TOTAL_MS
  let client: Promise<OpenAI> | null = null

  // Loaded on first use: the SDK costs start-up time and memory that a machine without a model never needs.
  const connect = () => {
    client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          apiKey: options.apiKey,
          baseURL: options.baseURL ?? OPENAI_URL,
          organization: null,
          project: null,
          maxRetries: 1,
          timeout: totalMs,
          logLevel: 'off',
        }),
    )
    return client
  }

  return {
    source: 'model',
    async *reply(request: CoachRequest): AsyncGenerator<CoachEvent> {
      request.signal.throwIfAborted()
      const watcher = watch(request.signal, idleMs, totalMs)
      const filter = trailerFilter(request.goals)
      let said = false
      let finish: string | null = null
      try {
        const openai = await connect()
        const body = { model: options.model, messages: promptMessages(request), stream: true as const }
        const stream = await openai.chat.completions.create(body, { signal: watcher.signal })
        for await (const chunk of stream) {
          watcher.heard()
          const choice = chunk.choices?.[0]
          const text = filter.feed(choice?.delta?.content ?? '')
          if (text) {
            said = true
            yield { type: 'text', text }
          }
          request.signal.throwIfAborted()
          finish = choice?.finish_reason ?? finish
        }
      } catch (error) {
        request.signal.throwIfAborted()
        throw new ProviderFailed(watcher.late() ?? reasonOf(error), said)
      } finally {
        watcher.end()
      }
      request.signal.throwIfAborted()
      const late = watcher.late()
      if (late) throw new ProviderFailed(late, said)
      if (finish === null) throw new ProviderFailed("The model's reply broke off before its end.", said)
      if (finish === 'length' || finish === 'content_filter') throw new ProviderFailed("The model's reply was cut short.", said)
      const { text, suggestions, proposal } = filter.finish()
      if (text) yield { type: 'text', text }
      if (!said && !text) throw new ProviderFailed('The model said nothing.', false)
      yield { type: 'end', suggestions, proposal }
    },
  }
}
