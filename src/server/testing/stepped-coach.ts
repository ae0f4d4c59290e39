import { type AiProvider, type CoachEvent, type CoachRequest, ProviderFailed } from '#server/providers/ai/ai'

/** A coach whose every word the test says: `say`, then `end` or `fail`. Keeps what it was asked. */
export function steppedCoach() {
  const asked: CoachRequest[] = []
  const queue: (CoachEvent | 'fail')[] = []
  let wake = () => {}
  const push = (event: CoachEvent | 'fail') => {
    queue.push(event)
    wake()
  }
  const provider: AiProvider = {
    source: 'model',
    async *reply(request) {
      asked.push(request)
      let said = false
      request.signal.addEventListener('abort', () => wake())
      for (;;) {
        request.signal.throwIfAborted()
        const event = queue.shift()
        if (event === 'fail') throw new ProviderFailed('The line went dead.', said)
        if (event) {
          said ||= event.type === 'text'
          yield event
          if (event.type === 'end') return
        } else
          await new Promise<void>((done) => {
            wake = done
          })
      }
    },
  }
  return {
    provider,
    asked,
    say(...pieces: string[]) {
      for (const text of pieces) push({ type: 'text', text })
    },
    end: (suggestions: string[] = [], proposal: Extract<CoachEvent, { type: 'end' }>['proposal'] = null) =>
      push({ type: 'end', suggestions, proposal }),
    fail: () => push('fail'),
  }
}
