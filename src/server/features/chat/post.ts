import { and, desc, eq, gte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import type { ChatMessage, ChatPost, ChatPosted } from '#shared/chat'
import { crisisReply, crisisStep } from '#shared/crisis'
import { countryOf } from '#shared/help-lines'
import {
  asChatMessage,
  type ConversationRow,
  foundConversation,
  foundMessage,
  type MessageRow,
  myConversation,
  myMessage,
  statusAt,
} from './message'
import { LEASE_MS, startReply } from './reply'
import { runningReplies } from './running'
import { chatMessages, conversations } from './tables'

const UNNAMED = new Set(['New Chat', 'New Conversation'])
const TITLE_LENGTH = 48

/** The first words of a first message, cut at a word. */
function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH).replace(/\s\S*$/, '')}…`
}

const blank = {
  source: null,
  crisis: false,
  suggestions: null,
  proposal: null,
  proposalAnswer: null,
  rating: null,
  stoodIn: false,
  serverId: null,
  leaseUntil: null,
}

async function lastOf(tx: Tx, conversationId: string): Promise<MessageRow | undefined> {
  const [last] = await tx
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.position))
    .limit(1)
  return last
}

/** One reply at a time: while one is being written, the next message waits. */
function assertQuiet(last: MessageRow | undefined, now: number) {
  if (last && statusAt(last, now) === 'streaming')
    throw new AppError('CONFLICT', 'Nolo is still answering. Stop that reply first.')
}

const streamingReply = (ctx: SignedIn, conversation: Pick<ConversationRow, 'id'>, position: number, now: Date): MessageRow => ({
  ...blank,
  id: randomId(),
  conversationId: conversation.id,
  userId: ctx.user.id,
  position,
  role: 'assistant',
  content: '',
  status: 'streaming',
  serverId: ctx.deps.serverId,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
  createdAt: now,
})

/** The crisis check's own answer to these words, when it has one, and what the conversation remembers of it. */
function checked(ctx: SignedIn, conversation: ConversationRow, content: string) {
  const step = crisisStep({ raised: conversation.raised, askedAgain: conversation.askedAgain, text: content })
  const country = countryOf({ locale: ctx.user.locale, timeZone: ctx.user.timeZone })
  const turn = step.reply === 'again' ? 1 : conversation.raised ? 2 : 0
  const said = { tier: step.tier, about: step.about, firstName: ctx.user.firstName, country, turn }
  return {
    raised: step.raised === 'none' ? null : step.raised,
    askedAgain: step.askedAgain,
    words: step.reply && crisisReply({ ...said, reply: step.reply }),
  }
}

/** Stores the person's message and begins the reply; both come back at once, the reply is followed by its id. */
export async function postMessage(ctx: SignedIn, input: ChatPost): Promise<ChatPosted> {
  const { deps, user } = ctx
  const nowMs = deps.clock.now()
  const now = new Date(nowMs)
  await deps.limits.consume('chat', user.id)
  const stored = await deps.store.transaction(async (tx) => {
    const [row] = await tx.select().from(conversations).where(myConversation(user.id, input.conversationId)).limit(1)
    const conversation = foundConversation(row)
    assertQuiet(await lastOf(tx, conversation.id), nowMs)
    if (input.replaces) await removeFrom(tx, user.id, conversation.id, input.replaces)
    const position = ((await lastOf(tx, conversation.id))?.position ?? 0) + 1
    const care = checked(ctx, conversation, input.content)
    const crisis = care.words !== null
    const message: MessageRow = {
      ...blank,
      id: randomId(),
      conversationId: conversation.id,
      userId: user.id,
      position,
      role: 'user',
      content: input.content,
      status: 'complete',
      crisis,
      createdAt: now,
    }
    const begun = streamingReply(ctx, conversation, position + 1, now)
    const reply: MessageRow =
      care.words === null
        ? begun
        : { ...begun, content: care.words, status: 'complete', source: 'crisis', crisis, serverId: null, leaseUntil: null }
    await tx.insert(chatMessages).values([message, reply])
    const title = position === 1 && !crisis && UNNAMED.has(conversation.title) ? titleFrom(input.content) : conversation.title
    await tx
      .update(conversations)
      .set({ updatedAt: now, title, raised: care.raised, askedAgain: care.askedAgain })
      .where(eq(conversations.id, conversation.id))
    return { message, reply }
  })
  if (stored.reply.status === 'streaming') startReply(deps, user, stored.reply)
  return { message: asChatMessage(stored.message, nowMs), reply: asChatMessage(stored.reply, nowMs) }
}

/** A step: takes away a message of the person and all that followed it. */
async function removeFrom(tx: Tx, userId: string, conversationId: string, messageId: string) {
  const own = and(myMessage(userId, messageId), eq(chatMessages.conversationId, conversationId), eq(chatMessages.role, 'user'))
  const [row] = await tx.select({ position: chatMessages.position }).from(chatMessages).where(own).limit(1)
  const { position } = foundMessage(row)
  await tx.delete(chatMessages).where(and(eq(chatMessages.conversationId, conversationId), gte(chatMessages.position, position)))
}

/** Writes the last reply of a conversation anew; the old one is replaced. */
export async function retryReply(ctx: SignedIn, { id }: { id: string }): Promise<{ reply: ChatMessage }> {
  const { deps, user } = ctx
  const nowMs = deps.clock.now()
  await deps.limits.consume('chat', user.id)
  const reply = await deps.store.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(chatMessages)
      .where(and(myMessage(user.id, id), eq(chatMessages.role, 'assistant')))
      .limit(1)
    const old = foundMessage(row)
    const last = await lastOf(tx, old.conversationId)
    assertQuiet(last, nowMs)
    if (last?.id !== old.id) throw new AppError('BAD_REQUEST', 'Only the last reply can be written again.')
    if (old.source === 'crisis') throw new AppError('BAD_REQUEST', 'This reply stays as it is.')
    await tx.delete(chatMessages).where(eq(chatMessages.id, old.id))
    const fresh = streamingReply(ctx, { id: old.conversationId }, old.position, new Date(nowMs))
    await tx.insert(chatMessages).values(fresh)
    return fresh
  })
  startReply(deps, user, reply)
  return { reply: asChatMessage(reply, nowMs) }
}

/** Ends a reply where it is; what was said stays, marked interrupted. */
export async function stopReply(ctx: SignedIn, { id }: { id: string }): Promise<ChatMessage> {
  const { deps, user } = ctx
  const [row] = await deps.store.db.select().from(chatMessages).where(myMessage(user.id, id)).limit(1)
  foundMessage(row)
  const here = runningReplies(deps).get(id)
  here?.abort.abort()
  await here?.ended
  const own = and(myMessage(user.id, id), eq(chatMessages.status, 'streaming'))
  await deps.store.transaction((tx) =>
    tx.update(chatMessages).set({ status: 'interrupted', leaseUntil: null, serverId: null }).where(own),
  )
  deps.live.publish(`reply:${id}`)
  const [after] = await deps.store.db.select().from(chatMessages).where(myMessage(user.id, id)).limit(1)
  return asChatMessage(foundMessage(after), deps.clock.now())
}
