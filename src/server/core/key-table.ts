import { table, text } from './columns'

/** One known text sealed with each key in use: a server without one of them refuses to start. */
export const keyChecks = table('key_checks', {
  keyId: text().primaryKey(),
  /** Sealed by hand, as each row keeps the key it stands for. */
  sealed: text().notNull(),
})
