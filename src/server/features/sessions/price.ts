import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { RATE } from '#shared/coach-options'
import { BUILT_IN_RATES } from '#shared/money'
import { GROUP_DISCOUNT, priceOf } from '#shared/session-price'
import type { Quote, QuoteQuery } from '#shared/sessions'
import { currencyOfCaller, ratesOf } from '../currency/service'
import { type CoachRow, slotRulesOf } from './rules'
import type { StoredQuote } from './tables'

/** What a session with a coach costs whoever asks, in their currency, and what that was made of. */
export async function priceFor(
  ctx: SignedIn,
  coach: CoachRow,
  { duration, sessionType }: Pick<z.infer<typeof QuoteQuery>, 'duration' | 'sessionType'>,
): Promise<{ price: number; currency: string; quote: StoredQuote }> {
  const [currency, { rates }] = await Promise.all([currencyOfCaller(ctx), ratesOf(ctx.deps)])
  const price = priceOf({ rate: coach.hourlyRate, minutes: duration, type: sessionType }, currency, rates)
  const unitsOf = (code: string) => rates[code] ?? (BUILT_IN_RATES[code] as number)
  const quote = {
    rate: coach.hourlyRate ?? RATE.default,
    rateCurrency: RATE.currency,
    unitsPerUsd: unitsOf(currency),
    rateUnitsPerUsd: unitsOf(RATE.currency),
    discount: sessionType === 'group' ? GROUP_DISCOUNT : 0,
  }
  return { price, currency, quote }
}

/** The price of a choice before it is booked. */
export async function quoteSession(ctx: SignedIn, query: z.infer<typeof QuoteQuery>): Promise<Quote> {
  const found = await slotRulesOf(ctx.deps.store.db, query.coachId)
  if (!found) throw new AppError('NOT_FOUND', 'There is no such coach.')
  const { price, currency, quote } = await priceFor(ctx, found.coach, query)
  return {
    price: { amount: price, currency },
    rate: { amount: quote.rate, currency: quote.rateCurrency },
    discount: quote.discount,
    unitsPerUsd: quote.unitsPerUsd,
  }
}
