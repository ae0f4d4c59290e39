import { integer, json, table, text, timestamp, uniqueIndex } from './columns'

/** The book the built-in test provider keeps, as a bank would keep its own: nothing else of the product reads it. */
export const testCharges = table(
  'test_charges',
  {
    ref: text().primaryKey(),
    /** Our name for the charge, which makes it the same one when asked twice. */
    reference: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<'requires_card' | 'requires_confirmation' | 'succeeded' | 'failed' | 'cancelled'>().notNull(),
    problem: text(),
    /** What was given back, by the refund's key. */
    refunds: json().$type<Record<string, number>>().notNull(),
    createdAt: timestamp().notNull(),
  },
  (row) => [uniqueIndex('test_charges_reference').on(row.reference)],
)
