import { index, integer, table, text, timestamp } from '#server/core/columns'
import type { SessionStatus } from '#shared/sessions'
import { users } from '../auth/tables'

export const sessions = table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheduledAt: timestamp().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    status: text().$type<SessionStatus>().notNull(),
  },
  (row) => [index('sessions_of_user').on(row.userId, row.scheduledAt)],
)
