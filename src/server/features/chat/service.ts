import { and, eq, gte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import type { ChatAnswer, ChatMessage, ChatWeek, Proposal } from '#shared/chat'
import { keepStep } from '../goals/service'
import { asChatMessage, asMessage, foundMessage, myMessage } from './message'
import { postMessage } from './post'
import { finishReplies, runningReplies, stopRepliesTo } from './running'
import { chatMessages } from './tables'

export { finishReplies, stopRepliesTo }

/** Sends a message and waits until the reply is stored, complete or interrupted. */
export async function sendAndWait(ctx: SignedIn, input: { conversationId: string; content: string }): Promise<ChatAnswer> {
  const { deps, user } = ctx
  const posted = await postMessage(ctx, input)
  await runningReplies(deps).get(posted.reply.id)?.ended
  const [row] = await deps.store.db.select().from(chatMessages).where(myMessage(user.id, posted.reply.id)).limit(1)
  const { suggestions, ...reply } = asChatMessage(foundMessage(row), deps.clock.now())
  const [sent] = await deps.store.db.select().from(chatMessages).where(myMessage(user.id, posted.message.id)).limit(1)
  return {
    message: asMessage(foundMessage(sent), deps.clock.now()),
    reply: {
      id: reply.id,
      role: reply.role,
      content: reply.content,
      createdAt: reply.createdAt,
      status: reply.status,
      source: reply.source,
    },
    ...(suggestions.length > 0 ? { suggestions } : {}),
  }
}

/** The person's answer to what a reply offered to write down: yes keeps the step, once. */
export async function answerProposal(ctx: SignedIn, { id, accept }: { id: string; accept: boolean }): Promise<ChatMessage> {
  const { deps, user } = ctx
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    const [row] = await tx.select().from(chatMessages).where(myMessage(user.id, id)).limit(1)
    const message = foundMessage(row)
    if (!message.proposal) throw new AppError('BAD_REQUEST', 'This message offers nothing to save.')
    if (message.proposalAnswer === 'accepted') return asChatMessage(message, now.getTime())
    const proposal: Proposal = JSON.parse(message.proposal)
    if (accept) {
      const title = `${proposal.title} (${proposal.when}, ${proposal.minutes} minutes)`.slice(0, 200)
      proposal.goalId = await keepStep(
        tx,
        user.id,
        { title, description: '', category: proposal.category, goalId: proposal.goalId },
        now,
      )
    }
    const [after] = await tx
      .update(chatMessages)
      .set({ proposal: JSON.stringify(proposal), proposalAnswer: accept ? 'accepted' : 'declined' })
      .where(eq(chatMessages.id, message.id))
      .returning()
    return asChatMessage(foundMessage(after), now.getTime())
  })
}

/** The days of this week, in the person's own calendar, on which they wrote to Nolo, and in how many conversations. */
export async function chatWeek(ctx: SignedIn): Promise<ChatWeek> {
  const { store, clock } = ctx.deps
  const zone = ctx.user.timeZone
  const since = new Date(startOfDay(weekOf(dayOf(clock.now(), zone))[0] as string, zone))
  const said = await store.db
    .select({ conversationId: chatMessages.conversationId, at: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, ctx.user.id), eq(chatMessages.role, 'user'), gte(chatMessages.createdAt, since)))
  return {
    talks: new Set(said.map((row) => row.conversationId)).size,
    days: [...new Set(said.map((row) => dayOf(row.at.getTime(), zone)))].sort(),
  }
}

/** At start on an embedded database: replies an earlier process was writing broke off with it. */
export const markLostReplies = (deps: Deps) =>
  deps.store.transaction((tx) =>
    tx
      .update(chatMessages)
      .set({ status: 'interrupted', leaseUntil: null, serverId: null })
      .where(eq(chatMessages.status, 'streaming')),
  )
