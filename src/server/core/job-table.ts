import { index, integer, secret, table, text, timestamp, uniqueIndex } from './columns'

/** Work that must happen: written in the transaction that asks for it, done by the worker afterwards. */
export const jobs = table(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** Stable name of this piece of work: the same key is enqueued once. */
    key: text().notNull(),
    /** Whom it is about: it goes when their account does. Null where it is about nobody, or must outlive the account. */
    userId: text(),
    /** Blank once the work is done. */
    payload: secret('jobs.payload').notNull(),
    runAt: timestamp().notNull(),
    attempts: integer().notNull().default(0),
    claimedUntil: timestamp(),
    doneAt: timestamp(),
    lastError: text(),
  },
  (row) => [
    uniqueIndex('jobs_key').on(row.key),
    index('jobs_due').on(row.doneAt, row.runAt),
    index('jobs_user').on(row.userId),
    index('jobs_kind').on(row.kind, row.doneAt),
  ],
)

/** Answers already given to a request that named an Idempotency-Key; kept for a day. */
export const idempotentAnswers = table(
  'idempotent_answers',
  {
    id: text().primaryKey(),
    userId: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: secret('idempotent_answers.answer'),
    createdAt: timestamp().notNull(),
  },
  (row) => [
    uniqueIndex('idempotent_answers_key').on(row.userId, row.operation, row.key),
    index('idempotent_answers_age').on(row.createdAt),
  ],
)
