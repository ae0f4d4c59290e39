/** One thing heard, and the place in the stream after it. */
export type Told<E> = { id: string; event: E }
type Ends = { onTold(told: Told<unknown>): void; onStarted(): void; onEnded(): void }
/** Opens the stream from a place on; the answer closes it. */
export type Open<E> = (from: string | undefined, ends: Ends & { onTold(told: Told<E>): void }) => () => void

const LONGEST_PAUSE = 30_000

/**
 * One event stream for all tabs of a browser, which has few connections to spare: the tab that gets the lock listens and
 * tells the others; when it closes, the next one goes on from the last thing heard. Without locks each tab has its own.
 */
export function oneStream<E>(name: string, open: Open<E>, hear: (event: E) => void): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const leaving = new AbortController()
  let upTo: string | undefined
  const take = ({ id, event }: Told<E>) => {
    upTo = id
    hear(event)
  }
  if (channel) channel.onmessage = (message: MessageEvent<Told<E>>) => take(message.data)

  const lead = () =>
    new Promise<void>((done) => {
      const close = keepOpen(
        open,
        () => upTo,
        (told) => {
          take(told)
          channel?.postMessage(told)
        },
      )
      leaving.signal.addEventListener('abort', () => {
        close()
        done()
      })
    })
  if (navigator.locks) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
  else void lead()

  return () => {
    leaving.abort()
    channel?.close()
  }
}

/** Opens a stream again, later and later, whenever it ends. */
function keepOpen<E>(open: Open<E>, from: () => string | undefined, onTold: (told: Told<E>) => void): () => void {
  let tries = 0
  let timer = 0
  let close = () => {}
  const start = () => {
    close = open(from(), {
      onTold,
      onStarted() {
        tries = 0
      },
      onEnded() {
        window.clearTimeout(timer)
        timer = window.setTimeout(start, Math.min(1000 * 2 ** tries, LONGEST_PAUSE))
        tries += 1
      },
    })
  }
  start()
  return () => {
    window.clearTimeout(timer)
    close()
  }
}
