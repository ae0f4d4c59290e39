import * as z from 'zod'
import { isKnownCurrency } from './money'

/** A currency prices are shown in. */
export const CurrencyCode = z.string().refine(isKnownCurrency, 'Please pick a currency from the list.')

/** What a browser may tell beside its headers. */
export const CurrencyHint = z.object({ timeZone: z.string().max(64).optional() })
export type CurrencyHint = z.infer<typeof CurrencyHint>

/** In which currency prices are shown, and the rates they are converted at. */
export const LocalMoney = z.object({
  currency: z.string().length(3),
  /** Units a US dollar by ISO 4217 code, of every known currency. */
  rates: z.record(z.string(), z.number()),
  /** The day the rates are of. */
  ratesDate: z.iso.date(),
})
export type LocalMoney = z.infer<typeof LocalMoney>

/** Shown where prices will stand while their currency is looked for. */
export const LOADING_PRICES = 'Loading pricing in your local currency...'
