import { RATES_DATE } from '#shared/currencies'
import type { LocalMoney } from '#shared/currency'
import { BUILT_IN_RATES, convertMinor, formatMinor } from '#shared/money'
import { priceOf } from '#shared/session-price'
import type { Price } from '#shared/sessions'
import { trpc } from './trpc'

/** Where the server could not be asked; nobody is bothered with it. */
const DOLLARS: LocalMoney = { currency: 'USD', rates: BUILT_IN_RATES, ratesDate: RATES_DATE }

/**
 * Prices in the person's currency. `show` and `price` are null until it is known: `PricingLoading` says so meanwhile. What was
 * charged has its own currency and is written with `format`, never converted.
 */
export function useMoney() {
  const { data = DOLLARS, isPending } = trpc.currency.detect.useQuery()
  const { currency, rates, ratesDate } = data
  const due = (session: Parameters<typeof priceOf>[0]): Price | null =>
    isPending ? null : { amount: priceOf(session, currency, rates), currency }
  return {
    currency,
    /** The day the rates are of. */
    ratesDate,
    isLoading: isPending,
    format: formatMinor,
    /** An amount in minor units of `from`, in the person's currency. */
    show: (minor: number, from: string): string | null =>
      isPending ? null : formatMinor(convertMinor(minor, from, currency, rates), currency),
    /** What a session costs the person. */
    price: (session: Parameters<typeof priceOf>[0]): string | null => {
      const price = due(session)
      return price && formatMinor(price.amount, price.currency)
    },
    /** The same as an amount, as a booking says what was shown. */
    due,
  }
}
