import { setImmediate as breathe } from 'node:timers/promises'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { Conversation, ConversationSummary } from '#shared/chat'
import { folded } from '#shared/folded'
import { withoutMarks } from '#shared/without-marks'
import { asConversation, type ConversationRow, foundConversation, myConversation } from './message'
import { chatMessages, conversations } from './tables'

export const CONVERSATIONS_PER_PERSON = 1000
const PREVIEW_LENGTH = 90
const SEARCHED_AT_ONCE = 20
const newestFirst = [desc(conversations.updatedAt), desc(conversations.id)]

/** The person's conversations after `before` in the order last used, newest first. */
async function page(db: Db, userId: string, limit: number, before: string | undefined): Promise<ConversationRow[]> {
  const own = eq(conversations.userId, userId)
  const [edge] = before ? await db.select().from(conversations).where(myConversation(userId, before)).limit(1) : []
  if (before && !edge) return []
  const older = edge
    ? or(
        lt(conversations.updatedAt, edge.updatedAt),
        and(eq(conversations.updatedAt, edge.updatedAt), lt(conversations.id, edge.id)),
      )
    : undefined
  return db
    .select()
    .from(conversations)
    .where(and(own, older))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** The documented list: newest first. */
export const listConversations = async (ctx: SignedIn, input: { limit: number; before?: string }): Promise<Conversation[]> =>
  (await page(ctx.deps.store.db, ctx.user.id, input.limit, input.before)).map(asConversation)

async function summaries(db: Db, rows: ConversationRow[]): Promise<ConversationSummary[]> {
  if (rows.length === 0) return []
  const last = db
    .select({
      conversationId: chatMessages.conversationId,
      position: sql<number>`max(${chatMessages.position})`.as('last_position'),
    })
    .from(chatMessages)
    .where(
      inArray(
        chatMessages.conversationId,
        rows.map((row) => row.id),
      ),
    )
    .groupBy(chatMessages.conversationId)
    .as('last')
  const words = await db
    .select({ id: chatMessages.conversationId, content: chatMessages.content })
    .from(chatMessages)
    .innerJoin(last, and(eq(chatMessages.conversationId, last.conversationId), eq(chatMessages.position, last.position)))
  const preview = new Map(words.map((row) => [row.id, withoutMarks(row.content).replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH)]))
  return rows.map((row) => ({
    ...asConversation(row),
    updatedAt: row.updatedAt.toISOString(),
    preview: preview.get(row.id) ?? '',
  }))
}

/** The screen's list, with each conversation's last words; `search` looks through titles and all that was said. */
export async function conversationPage(ctx: SignedIn, input: { search: string; limit: number; before?: string }) {
  const { db } = ctx.deps.store
  const rows = input.search
    ? await matching(db, ctx.user.id, input.search, input.limit)
    : await page(db, ctx.user.id, input.limit + 1, input.before)
  const shown = rows.slice(0, input.limit)
  return {
    items: await summaries(db, shown),
    nextBefore: !input.search && rows.length > input.limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/**
 * What is sealed cannot be searched by the database: the person's own rows are opened and read here, some conversations at a
 * time with others' requests in between, until `limit` are found.
 */
async function matching(db: Db, userId: string, search: string, limit: number): Promise<ConversationRow[]> {
  const wanted = folded(search)
  const mine = await page(db, userId, CONVERSATIONS_PER_PERSON, undefined)
  const found: ConversationRow[] = []
  for (let at = 0; at < mine.length && found.length < limit; at += SEARCHED_AT_ONCE) {
    const some = mine.slice(at, at + SEARCHED_AT_ONCE)
    const ids = some.map((row) => row.id)
    const said = await db
      .select({ id: chatMessages.conversationId, content: chatMessages.content })
      .from(chatMessages)
      .where(inArray(chatMessages.conversationId, ids))
    const hits = new Set(said.filter((row) => folded(row.content).includes(wanted)).map((row) => row.id))
    found.push(...some.filter((row) => hits.has(row.id) || folded(row.title).includes(wanted)))
    await breathe()
  }
  return found
}

export async function createConversation(ctx: SignedIn, { title }: { title: string }): Promise<Conversation> {
  const now = new Date(ctx.deps.clock.now())
  return ctx.deps.store.transaction(async (tx) => {
    if ((await tx.$count(conversations, eq(conversations.userId, ctx.user.id))) >= CONVERSATIONS_PER_PERSON)
      throw new AppError(
        'BAD_REQUEST',
        `You have ${CONVERSATIONS_PER_PERSON} conversations. Delete some you no longer need first.`,
      )
    const row = { id: randomId(), userId: ctx.user.id, title, createdAt: now, updatedAt: now, raised: null, askedAgain: false }
    await tx.insert(conversations).values(row)
    return asConversation(row)
  })
}

export async function renameConversation(ctx: SignedIn, { id, title }: { id: string; title: string }): Promise<Conversation> {
  return ctx.deps.store.transaction(async (tx) => {
    const [row] = await tx.update(conversations).set({ title }).where(myConversation(ctx.user.id, id)).returning()
    return asConversation(foundConversation(row))
  })
}

/** Deletes a conversation and all that was said in it; a reply being written to it stops. */
export async function deleteConversation(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  return ctx.deps.store.transaction(async (tx) => {
    const [gone] = await tx.delete(conversations).where(myConversation(ctx.user.id, id)).returning({ id: conversations.id })
    return foundConversation(gone)
  })
}
