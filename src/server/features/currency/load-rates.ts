import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { CURRENCIES } from '#shared/currencies'
import { audit } from '../admin/service'
import { newestRates } from './rates'
import { readRates } from './rates-file'
import { currencyRates } from './tables'

const DAY = 86_400_000

/** Keeps the rates of a file as the newest; currencies it does not name keep theirs. Answers with a sentence. */
export async function loadRates({ store, clock }: Deps, text: string): Promise<string> {
  const { date, rates } = readRates(text)
  const at = new Date(clock.now())
  // a day ahead somewhere is still today; later ones would stand before all that come after
  if (date > new Date(at.getTime() + DAY).toISOString().slice(0, 10))
    throw new AppError('BAD_REQUEST', `${date} is still to come. Look at the date in the file.`)
  await store.transaction(async (tx) => {
    const before = await newestRates(tx)
    if (date < before.date)
      throw new AppError(
        'CONFLICT',
        `These rates are of ${date}; those in use are newer, of ${before.date}. Nothing was changed.`,
      )
    await tx.insert(currencyRates).values({ id: randomId(), date, rates: { ...before.rates, ...rates }, loadedAt: at })
    await audit(tx, { at, actor: { kind: 'operator' }, action: 'rates.load', detail: date })
  })
  const [named, left] = [Object.keys(rates).length, CURRENCIES.filter(({ code }) => !(code in rates)).map(({ code }) => code)]
  const rest = left.length ? ` These keep the rate they had: ${left.join(', ')}.` : ''
  return `Loaded the rates of ${named} currencies as of ${date}. Every server uses them within a minute.${rest}`
}
