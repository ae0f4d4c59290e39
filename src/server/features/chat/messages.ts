import { and, desc, eq, lt } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { ChatMessage, ConversationView, Message } from '#shared/chat'
import {
  asChatMessage,
  asConversation,
  asMessage,
  foundConversation,
  foundMessage,
  type MessageRow,
  myConversation,
  myMessage,
} from './message'
import { chatMessages, conversations } from './tables'

const PAGE = 50

async function conversationOf(ctx: SignedIn, id: string) {
  const [row] = await ctx.deps.store.db.select().from(conversations).where(myConversation(ctx.user.id, id)).limit(1)
  return foundConversation(row)
}

/** Messages before the one with the id `before`, the latest `limit` of them, oldest first. */
async function page(db: Db, conversationId: string, limit: number, before: string | undefined): Promise<MessageRow[]> {
  const here = eq(chatMessages.conversationId, conversationId)
  const [edge] = before
    ? await db
        .select({ position: chatMessages.position })
        .from(chatMessages)
        .where(and(here, eq(chatMessages.id, before)))
        .limit(1)
    : []
  if (before && !edge) return []
  const older = edge ? lt(chatMessages.position, edge.position) : undefined
  const rows = await db.select().from(chatMessages).where(and(here, older)).orderBy(desc(chatMessages.position)).limit(limit)
  return rows.reverse()
}

/** The documented list of a conversation's messages, oldest first. */
export async function listMessages(ctx: SignedIn, input: { id: string; limit: number; before?: string }): Promise<Message[]> {
  const { id } = await conversationOf(ctx, input.id)
  const now = ctx.deps.clock.now()
  return (await page(ctx.deps.store.db, id, input.limit, input.before)).map((row) => asMessage(row, now))
}

/** A conversation as the screen shows it. */
export async function viewConversation(ctx: SignedIn, input: { id: string; before?: string }): Promise<ConversationView> {
  const row = await conversationOf(ctx, input.id)
  const now = ctx.deps.clock.now()
  const rows = await page(ctx.deps.store.db, row.id, PAGE + 1, input.before)
  const shown = rows.slice(-PAGE)
  return {
    conversation: asConversation(row),
    messages: shown.map((message) => asChatMessage(message, now)),
    before: rows.length > PAGE ? (shown[0]?.id ?? null) : null,
    raised: row.raised,
  }
}

/** Keeps a thumb up (1) or down (-1) on a reply; null takes it back. */
export async function rateMessage(ctx: SignedIn, input: { id: string; rating: 1 | -1 | null }): Promise<ChatMessage> {
  const own = and(myMessage(ctx.user.id, input.id), eq(chatMessages.role, 'assistant'))
  return ctx.deps.store.transaction(async (tx) => {
    const [row] = await tx.update(chatMessages).set({ rating: input.rating }).where(own).returning()
    return asChatMessage(foundMessage(row), ctx.deps.clock.now())
  })
}
