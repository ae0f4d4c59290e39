import { index, integer, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import { users } from '../auth/tables'

export type PaymentStatus = 'requires_card' | 'requires_confirmation' | 'succeeded' | 'failed' | 'abandoned'

/** A charge asked of a provider. Amounts are minor units of `currency`. */
export const payments = table(
  'payments',
  {
    id: text().primaryKey(),
    /** Null once the payer's account is gone: the books are kept. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What is paid for: the id of a session. */
    subjectId: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The provider's name for it, and which provider. */
    provider: text().notNull(),
    providerRef: text(),
    /** Why the provider declined, in its words. */
    problem: text(),
    createdAt: timestamp().notNull(),
    settledAt: timestamp(),
  },
  (row) => [
    uniqueIndex('payments_subject').on(row.subjectId),
    uniqueIndex('payments_provider_ref').on(row.provider, row.providerRef),
    index('payments_user').on(row.userId),
    index('payments_settled').on(row.status, row.settledAt),
  ],
)

/** Money given back; `key` names the reason once, so the same refund is made once. */
export const refunds = table(
  'refunds',
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    key: text().notNull(),
    amount: integer().notNull(),
    status: text().$type<'pending' | 'done'>().notNull(),
    createdAt: timestamp().notNull(),
    doneAt: timestamp(),
  },
  (row) => [
    uniqueIndex('refunds_key').on(row.key),
    index('refunds_payment').on(row.paymentId),
    index('refunds_created').on(row.createdAt),
  ],
)

/** The books: two or more entries a movement whose amounts add up to nothing in each currency. Never changed. */
export const ledgerEntries = table(
  'ledger_entries',
  {
    id: text().primaryKey(),
    movementId: text().notNull(),
    /** `provider`, `platform` or `coach:<id>`. */
    account: text().notNull(),
    /** Minor units; what an account gains is positive. */
    amount: integer().notNull(),
    currency: text().notNull(),
    paymentId: text().notNull(),
    reason: text().$type<'charge' | 'refund' | 'earning' | 'earning_reversed'>().notNull(),
    at: timestamp().notNull(),
  },
  (row) => [
    index('ledger_entries_account').on(row.account, row.at),
    index('ledger_entries_payment').on(row.paymentId),
    uniqueIndex('ledger_entries_once').on(row.movementId, row.account),
  ],
)
