import { table, text, timestamp } from '#server/core/columns'

/** Accounts that were deleted, by an id that leads nowhere any more: an older backup put back must not bring them back. */
export const deletedAccounts = table('deleted_accounts', { id: text().primaryKey(), deletedAt: timestamp().notNull() })
