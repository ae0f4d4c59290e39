import { useReducer } from 'react'
import { rateOf } from '#client/lib/coach'
import { useMoney } from '#client/lib/money'
import { trpc } from '#client/lib/trpc'
import type { CoachProfile } from '#shared/coaches'
import type { Choices } from './choices'
import { useWaitingBooking } from './use-waiting-booking'

/** The total of what is being booked: what the coach asks today, or what a booking that waits for its money was fixed at. */
export function usePrice(coach: CoachProfile | undefined, { duration, type }: Choices, startsAt: string | undefined) {
  const utils = trpc.useUtils()
  const money = useMoney()
  const waiting = useWaitingBooking(coach && startsAt ? { coachId: coach.id, startsAt, duration, sessionType: type } : null)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  return {
    total: waiting.is !== 'none' ? waiting.price : coach ? money.due({ rate: rateOf(coach), minutes: duration, type }) : null,
    isFixed: waiting.is !== 'none',
    /** Asks again for all a price is made of. */
    reread: async () => {
      const { coaches, currency, sessions } = utils
      await Promise.all([coaches.profile.invalidate(), currency.detect.invalidate(), sessions.list.invalidate()])
      // that the time to pay for a booking ran out shows in no answer
      lookAgain()
    },
  }
}
