import { boolean, index, integer, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import type { MessageSource, MessageStatus } from '#shared/chat'
import type { CrisisTier } from '#shared/crisis'
import { users } from '../auth/tables'

export const conversations = table(
  'conversations',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: secret('conversations.title').notNull(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
    /** The highest crisis tier reached; it stays for the conversation. */
    raised: text().$type<CrisisTier>(),
    /** Whether the crisis check has asked a second time since it last answered. */
    askedAgain: boolean().notNull().default(false),
  },
  (row) => [index('conversations_of_user').on(row.userId, row.updatedAt)],
)

export const chatMessages = table(
  'chat_messages',
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its place in the conversation, counted up. */
    position: integer().notNull(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: secret('chat_messages.content').notNull(),
    status: text().$type<MessageStatus>().notNull(),
    source: text().$type<MessageSource>(),
    /** Part of a crisis exchange: never metered, never shown to a model. */
    crisis: boolean().notNull().default(false),
    /** JSON list of short texts. */
    suggestions: secret('chat_messages.suggestions'),
    /** JSON of a Proposal. */
    proposal: secret('chat_messages.proposal'),
    proposalAnswer: text().$type<'accepted' | 'declined'>(),
    rating: integer().$type<1 | -1>(),
    stoodIn: boolean().notNull().default(false),
    /** The server writing this reply, and until when its word counts. */
    serverId: text(),
    leaseUntil: timestamp(),
    createdAt: timestamp().notNull(),
  },
  (row) => [
    uniqueIndex('chat_messages_position').on(row.conversationId, row.position),
    index('chat_messages_of_user').on(row.userId, row.createdAt),
    index('chat_messages_running').on(row.status, row.serverId),
  ],
)
