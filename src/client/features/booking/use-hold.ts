import { useEffect, useState } from 'react'
import { failureOf, sentenceOf } from '#client/lib/failure'
import { trpc, trpcClient } from '#client/lib/trpc'
import { HOLD_MINUTES, type SessionType } from '#shared/sessions'

export type HeldState =
  | { is: 'nothing' | 'asking' }
  /** The time cannot be had any more, with the server's word on why. */
  | { is: 'gone'; why: string }
  /** Until when (ms on this device's clock). */
  | { is: 'held'; until: number }
  /** `mayRetry` where the server did not get to say anything. */
  | { is: 'refused'; sentence: string; mayRetry: boolean }

type Wish = { coachId: string; startsAt: string; duration: 30 | 60 | 90; sessionType: SessionType }

const OTHERWISE = 'This time could not be held. Please try again.'

/** Holds a start for its buyer while the last step is looked at, and gives it back on leaving. */
export function useHold(wish: Wish | null) {
  const utils = trpc.useUtils()
  const [state, setState] = useState<HeldState>({ is: 'nothing' })
  const [round, setRound] = useState(0)
  const key = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same once more
  useEffect(() => {
    if (!key) return setState({ is: 'nothing' })
    let left = false
    setState({ is: 'asking' })
    const asked = trpcClient.sessions.hold.mutate(JSON.parse(key))
    asked
      .then(() => left || setState({ is: 'held', until: Date.now() + HOLD_MINUTES * 60_000 }))
      .catch((error) => {
        if (left) return
        const { code, message, field } = failureOf(error)
        if (code === 'CONFLICT') void utils.sessions.slots.invalidate()
        if (code === 'CONFLICT' && field === 'time') {
          setState({ is: 'gone', why: message ?? '' })
        } else
          setState({
            is: 'refused',
            mayRetry: code === null || code === 'SERVICE_UNAVAILABLE',
            sentence: code === 'SERVICE_UNAVAILABLE' && message ? message : sentenceOf(error, OTHERWISE),
          })
      })
    return () => {
      left = true
      // what the booking has used up already is nothing to give back
      asked.then(({ id }) => trpcClient.sessions.releaseHold.mutate({ holdId: id })).catch(() => {})
    }
  }, [key, round, utils])
  return { hold: state, lose: (why: string) => setState({ is: 'gone', why }), again: () => setRound(round + 1) }
}
