import type { ThreadMessage } from '#shared/threads'
import type { threadMessages } from './tables'

export type ThreadMessageRow = typeof threadMessages.$inferSelect

/** A message as one of a thread's two people sees it. */
export const asThreadMessage = (row: ThreadMessageRow, userId: string): ThreadMessage => ({
  id: row.id,
  place: row.place,
  own: row.authorId === userId,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
})
