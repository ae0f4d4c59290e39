import { and, eq, type SQL } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { ChatMessage, Conversation, Message, MessageStatus } from '#shared/chat'
import { chatMessages, conversations } from './tables'

export type MessageRow = typeof chatMessages.$inferSelect
export type ConversationRow = typeof conversations.$inferSelect

/** The topic followers of a reply listen to. */
export const replyTopic = (id: string): string => `reply:${id}`

/** A reply whose writer has been silent past its lease broke off, whatever its row still says. */
export const statusAt = (row: Pick<MessageRow, 'status' | 'leaseUntil'>, now: number): MessageStatus =>
  row.status === 'streaming' && (row.leaseUntil?.getTime() ?? 0) < now ? 'interrupted' : row.status

/** The documented fields of a message. */
export const asMessage = (row: MessageRow, now: number): Message => ({
  id: row.id,
  role: row.role,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  status: statusAt(row, now),
  source: row.source,
})

export const asChatMessage = (row: MessageRow, now: number): ChatMessage => ({
  ...asMessage(row, now),
  suggestions: row.suggestions ? JSON.parse(row.suggestions) : [],
  proposal: row.proposal ? JSON.parse(row.proposal) : null,
  proposalAnswer: row.proposalAnswer,
  rating: row.rating,
  stoodIn: row.stoodIn,
})

export const asConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  createdAt: row.createdAt.toISOString(),
})

export const myConversation = (userId: string, id: string): SQL | undefined =>
  and(eq(conversations.id, id), eq(conversations.userId, userId))
export const myMessage = (userId: string, id: string): SQL | undefined =>
  and(eq(chatMessages.id, id), eq(chatMessages.userId, userId))

/** A conversation, or NOT_FOUND: someone else's reads the same as none. */
export function foundConversation<T>(row: T | undefined): T {
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that conversation.')
  return row
}
export function foundMessage<T>(row: T | undefined): T {
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that message.')
  return row
}
