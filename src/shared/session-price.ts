import { RATE } from './coach-options'
import { convertMinor, type ExchangeRates } from './money'

type SessionType = 'individual' | 'group'

/** Percent taken off a seat in a group. */
export const GROUP_DISCOUNT = 30

/**
 * What a session costs, in minor units of `currency`, rounded once: rate x minutes / 60, a group's seat at 70 %. The rate is the
 * coach's (ZAR cents an hour), R500 where none is set.
 */
export function priceOf(
  session: { rate: number | null; minutes: number; type: SessionType },
  currency: string,
  rates?: ExchangeRates,
): number {
  const percent = session.type === 'group' ? 100 - GROUP_DISCOUNT : 100
  const share = { times: session.minutes * percent, over: 60 * 100 }
  return convertMinor(session.rate ?? RATE.default, RATE.currency, currency, rates, share)
}

/** A share (percent) of a price, half up, in the same minor units: a refund, a coach's part. */
export const shareOf = (amount: number, percent: number): number => Math.floor((amount * percent + 50) / 100)
