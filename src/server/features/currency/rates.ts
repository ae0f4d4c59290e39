import { desc } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import type { Db } from '#server/core/store'
import { RATES_DATE } from '#shared/currencies'
import { BUILT_IN_RATES, type ExchangeRates } from '#shared/money'
import { currencyRates } from './tables'

/** Rates of every known currency, and the day they are of. */
export type Rates = { rates: ExchangeRates; date: string }

/** Another server, or the operator's shell, may have loaded newer ones meanwhile. */
const LOOK_AGAIN_MS = 60_000
const known = new WeakMap<Deps, { at: number; rates: Promise<Rates> }>()

/** The newest rates there are: the last ones loaded, or the built-in table where that is newer. */
export async function newestRates(db: Db): Promise<Rates> {
  const [row] = await db
    .select({ rates: currencyRates.rates, date: currencyRates.date })
    .from(currencyRates)
    .orderBy(desc(currencyRates.date), desc(currencyRates.loadedAt))
    .limit(1)
  if (!row || row.date < RATES_DATE) return { rates: BUILT_IN_RATES, date: RATES_DATE }
  return { rates: { ...BUILT_IN_RATES, ...row.rates }, date: row.date }
}

/** The rates prices are converted at now; at most a minute behind what was loaded. */
export async function ratesOf(deps: Deps): Promise<Rates> {
  const now = deps.clock.now()
  const held = known.get(deps)
  if (held && Math.abs(now - held.at) < LOOK_AGAIN_MS) return held.rates
  const fresh = { at: now, rates: newestRates(deps.store.db) }
  known.set(deps, fresh)
  try {
    return await fresh.rates
  } catch (error) {
    if (known.get(deps) === fresh) known.delete(deps)
    throw error
  }
}
