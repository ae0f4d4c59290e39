import { index, json, table, text, timestamp } from '#server/core/columns'

/** Exchange rates an operator loaded, a row each time; the newest day's last one counts. */
export const currencyRates = table(
  'currency_rates',
  {
    id: text().primaryKey(),
    /** The day they are of. */
    date: text().notNull(),
    /** Units a US dollar by ISO 4217 code. */
    rates: json().$type<Record<string, number>>().notNull(),
    loadedAt: timestamp().notNull(),
  },
  (row) => [index('currency_rates_newest').on(row.date, row.loadedAt)],
)
