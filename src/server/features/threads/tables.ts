import { index, integer, primaryKey, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'

/** What a client and a coach write to each other. */
export const threads = table(
  'threads',
  {
    id: text().primaryKey(),
    coachId: text()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    /** Null once the client's account is gone: the coach keeps what they wrote themselves. */
    clientId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp().notNull(),
    lastAt: timestamp().notNull(),
  },
  (row) => [
    uniqueIndex('threads_pair').on(row.coachId, row.clientId),
    index('threads_client').on(row.clientId, row.lastAt),
    index('threads_coach').on(row.coachId, row.lastAt),
  ],
)

const ofThread = () =>
  text()
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' })

export const threadMessages = table(
  'thread_messages',
  {
    id: text().primaryKey(),
    threadId: ofThread(),
    /** Counts up within the thread from 1. */
    place: integer().notNull(),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: secret('thread_messages.content').notNull(),
    createdAt: timestamp().notNull(),
  },
  (row) => [uniqueIndex('thread_messages_place').on(row.threadId, row.place), index('thread_messages_author').on(row.authorId)],
)

/** How far each side has read. */
export const threadReads = table(
  'thread_reads',
  {
    threadId: ofThread(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.threadId, row.userId] }), index('thread_reads_user').on(row.userId)],
)
