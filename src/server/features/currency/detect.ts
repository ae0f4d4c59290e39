import type { Ctx } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import type { CurrencyHint, LocalMoney } from '#shared/currency'
import { currencyOfCountry, currencyOfLanguage, currencyOfZone, isKnownCurrency } from '#shared/money'
import { ratesOf } from './rates'

/** What is known of a visitor; `saved` in the order it counts. */
type Visitor = {
  saved: (string | null | undefined)[]
  address: string
  /** The Accept-Language header. */
  languages: string | null
  timeZone: string | null | undefined
}

/** The country part of the first language that has one: "en-ZA,en;q=0.9" gives ZA's. */
function currencyOfLanguages(accepted: string | null): string | undefined {
  const tags = accepted?.split(',').map((part) => part.split(';')[0]?.trim() ?? '') ?? []
  return currencyOfLanguage(tags.find((tag) => /^[a-z]{2,3}(-[a-z]{4})?-[a-z]{2}\b/i.test(tag)))
}

/** Saved, country, language, time zone, US dollars. An error is logged and means US dollars. */
export async function detectCurrency({ geo, log }: Pick<Deps, 'geo' | 'log'>, visitor: Visitor): Promise<string> {
  try {
    return (
      visitor.saved.find(isKnownCurrency) ??
      currencyOfCountry(await geo.countryOf(visitor.address)) ??
      currencyOfLanguages(visitor.languages) ??
      currencyOfZone(visitor.timeZone) ??
      'USD'
    )
  } catch (error) {
    log.warn({ err: error }, 'the currency of a visitor could not be detected')
    return 'USD'
  }
}

/** The currency of whoever asks: of a signed-in person the account's, which follows them, before the browser's. */
export const currencyOfCaller = ({ deps, user, address, browser }: Ctx, told: CurrencyHint = {}): Promise<string> =>
  detectCurrency(deps, {
    saved: [user?.currency, browser.currency],
    address,
    languages: browser.languages,
    timeZone: user?.timeZone ?? told.timeZone,
  })

/** The currency of whoever asks, with the rates. */
export async function localMoney(ctx: Ctx, told?: CurrencyHint): Promise<LocalMoney> {
  const [currency, { rates, date }] = await Promise.all([currencyOfCaller(ctx, told), ratesOf(ctx.deps)])
  return { currency, rates: { ...rates }, ratesDate: date }
}
