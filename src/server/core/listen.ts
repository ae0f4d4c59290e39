import type { Live } from './live'

/** Waits for a call on a topic, the stream's end or the time to look again; a call in between is not missed. */
export function listen(subscribe: Live['subscribe'], topic: string, over: AbortSignal, lookAgainMs: number) {
  let heard = false
  let wake = () => {}
  const hear = () => {
    heard = true
    wake()
  }
  const leave = subscribe(topic, hear)
  over.addEventListener('abort', hear)
  return {
    async next() {
      if (!heard) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((done) => {
          wake = done
          timer = setTimeout(done, lookAgainMs)
        })
        clearTimeout(timer)
      }
      heard = false
    },
    close() {
      leave()
      over.removeEventListener('abort', hear)
    },
  }
}
