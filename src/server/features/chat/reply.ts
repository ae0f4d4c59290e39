import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { CurrentUser } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import { type AiProvider, type CoachEvent, type CoachRequest, ProviderFailed } from '#server/providers/ai/ai'
import { dayOf } from '#shared/calendar'
import { goalsForCoach } from '../goals/service'
import { type MessageRow, replyTopic } from './message'
import { type Running, runningReplies } from './running'
import { chatMessages } from './tables'

/** How long a silent writer's word counts, and how often it renews it. */
export const LEASE_MS = 15_000
const RENEW_MS = 5_000
const FLUSH_MS = 250
const FLUSH_CHARS = 1000
const TURNS = 60

/** Starts writing a reply whose row stands; it goes on whoever listens. */
export function startReply(deps: Deps, user: CurrentUser, reply: MessageRow): Running {
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  const running: Running = { userId: user.id, text: '', abort: new AbortController(), ended }
  const replies = runningReplies(deps)
  replies.set(reply.id, running)
  write(deps, user, reply, running)
    .catch((error) => deps.log.error({ err: error, reply: reply.id }, 'a reply could not be kept'))
    .finally(() => {
      replies.delete(reply.id)
      deps.live.publish(replyTopic(reply.id))
      end()
    })
  return running
}

async function requestFor(deps: Deps, user: CurrentUser, reply: MessageRow, signal: AbortSignal): Promise<CoachRequest> {
  const earlier = and(
    eq(chatMessages.conversationId, reply.conversationId),
    lt(chatMessages.position, reply.position),
    eq(chatMessages.crisis, false),
  )
  const rows = await deps.store.db
    .select({ role: chatMessages.role, content: chatMessages.content })
    .from(chatMessages)
    .where(and(earlier, ne(chatMessages.status, 'streaming')))
    .orderBy(desc(chatMessages.position))
    .limit(TURNS)
  return {
    firstName: user.firstName,
    today: dayOf(deps.clock.now(), user.timeZone),
    turns: rows.reverse().filter((turn) => turn.content !== ''),
    goals: await goalsForCoach(deps.store.db, user.id),
    signal,
  }
}

async function write(deps: Deps, user: CurrentUser, reply: MessageRow, running: Running): Promise<void> {
  const keeper = keepText(deps, reply, running)
  const renewal = setInterval(() => keeper.flush(), RENEW_MS)
  try {
    const request = await requestFor(deps, user, reply, running.abort.signal)
    const { end, provider } = await answer(deps, request, (text) => {
      running.text += text
      deps.live.publish(replyTopic(reply.id))
      keeper.heard(text.length)
    })
    await keeper.finish({
      status: 'complete',
      source: provider.source,
      stoodIn: provider !== deps.coach,
      suggestions: JSON.stringify(end.suggestions),
      proposal: end.proposal && JSON.stringify(end.proposal),
    })
    deps.metrics.count('replies', provider.source, provider === deps.coach ? 'complete' : 'stood in')
  } catch (error) {
    deps.metrics.count('replies', deps.coach.source, running.abort.signal.aborted ? 'stopped' : 'failed')
    if (!running.abort.signal.aborted) deps.log.warn({ err: error, reply: reply.id }, 'a reply broke off')
    await keeper.finish({ status: 'interrupted' })
  } finally {
    clearInterval(renewal)
  }
}

type End = Extract<CoachEvent, { type: 'end' }>

/** Asks the coach; when a model fails before its first word, the guided coach answers instead. */
async function answer(
  deps: Deps,
  request: CoachRequest,
  say: (text: string) => void,
): Promise<{ end: End; provider: AiProvider }> {
  try {
    return { end: await listen(deps.coach, request, say), provider: deps.coach }
  } catch (error) {
    const silent = error instanceof ProviderFailed && !error.said
    if (!silent || request.signal.aborted || deps.coach === deps.guided) throw error
    deps.log.warn({ err: error }, 'the model could not answer; the guided coach stands in')
    return { end: await listen(deps.guided, request, say), provider: deps.guided }
  }
}

async function listen(provider: AiProvider, request: CoachRequest, say: (text: string) => void): Promise<End> {
  for await (const event of provider.reply(request)) {
    request.signal.throwIfAborted()
    if (event.type === 'end') return event
    say(event.text)
  }
  throw new ProviderFailed('The reply ended without its end.', true)
}

/** Writes a running reply down as it grows: every 250 ms or 1,000 characters, and renews its lease. */
function keepText(deps: Deps, reply: MessageRow, running: Running) {
  const mine = and(eq(chatMessages.id, reply.id), eq(chatMessages.status, 'streaming'))
  let unsaved = 0
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  async function save(changes: Partial<MessageRow>) {
    const leaseUntil = new Date(deps.clock.now() + LEASE_MS)
    const kept = await deps.store.transaction((tx) =>
      tx
        .update(chatMessages)
        .set({ content: running.text, leaseUntil, ...changes })
        .where(mine)
        .returning({ id: chatMessages.id }),
    )
    if (kept.length === 0) running.abort.abort() // stopped or deleted from elsewhere
    deps.live.publish(replyTopic(reply.id))
  }
  const after = (work: () => Promise<void>) => {
    last = last.then(work).catch((error) => {
      deps.log.error({ err: error, reply: reply.id }, 'a piece of a reply could not be kept')
      running.abort.abort()
    })
    return last
  }
  function flush() {
    clearTimeout(timer)
    timer = undefined
    unsaved = 0
    return after(() => save({}))
  }
  return {
    flush,
    heard(characters: number) {
      unsaved += characters
      if (unsaved >= FLUSH_CHARS) flush()
      else timer ??= setTimeout(flush, FLUSH_MS)
    },
    finish(changes: Partial<MessageRow>) {
      clearTimeout(timer)
      return after(() => save({ ...changes, leaseUntil: null, serverId: null }))
    },
  }
}
