import { tracked } from '@trpc/server'
import { and, desc, eq, gt, gte, inArray } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { listen } from '#server/core/listen'
import type { Db } from '#server/core/store'
import type { ThreadEvent } from '#shared/threads'
import { loginSessions } from '../auth/tables'
import { asThreadMessage, type ThreadMessageRow } from './message'
import { threadMessages, threadReads, threads } from './tables'
import { myThreads, threadsTopic } from './thread'

/** A notice between servers may be lost: so often a stream looks by itself. */
const LOOK_AGAIN_MS = 60_000
/** Servers' clocks differ and transactions take a while: what is this much older than the last told is looked at again. */
const OVERLAP_MS = 60_000
const THREADS = 50
const MESSAGES = 50

async function latestThreads(db: Db, userId: string, since?: Date): Promise<string[]> {
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(myThreads(db, userId), since && gte(threads.lastAt, since)))
    .orderBy(desc(threads.lastAt))
    .limit(THREADS)
  return rows.map(({ id }) => id)
}

/** What was written to or by the person since, oldest first; of a thread the last fifty. */
async function messagesSince(db: Db, userId: string, since: Date): Promise<ThreadMessageRow[]> {
  const found: ThreadMessageRow[] = []
  for (const id of await latestThreads(db, userId, since)) {
    const here = and(eq(threadMessages.threadId, id), gte(threadMessages.createdAt, since))
    found.push(...(await db.select().from(threadMessages).where(here).orderBy(desc(threadMessages.place)).limit(MESSAGES)))
  }
  return found.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || one.place - other.place)
}

const readsNow = async (db: Db, userId: string) => {
  const ids = await latestThreads(db, userId)
  return ids.length === 0 ? [] : db.select().from(threadReads).where(inArray(threadReads.threadId, ids))
}

/** The notice that a sign-in is over may be lost too, and its thirty days end without one. */
const isSignedIn = async ({ deps, loginSessionId }: SignedIn): Promise<boolean> => {
  if (loginSessionId === null) return true
  const live = and(eq(loginSessions.id, loginSessionId), gt(loginSessions.expiresAt, new Date(deps.clock.now())))
  return (await deps.store.db.$count(loginSessions, live)) > 0
}

/**
 * Tells of every message and reading in the person's threads, whichever server it came to. An event's id is the time told
 * up to: with it a broken stream goes on where it was. An event may come twice and then says the same.
 */
export async function* followThreads(ctx: SignedIn, input: { lastEventId?: string | null }, gone: AbortSignal | undefined) {
  const { deps, user } = ctx
  const { db } = deps.store
  const stream = deps.streams.open(user.id, ctx.loginSessionId)
  const over = AbortSignal.any(gone ? [gone, stream.signal] : [stream.signal])
  const news = listen(deps.live.subscribe, threadsTopic(user.id), over, LOOK_AGAIN_MS)
  let upTo = Math.min(Number(input.lastEventId ?? deps.clock.now()), deps.clock.now())
  const told = new Map<string, number>()
  const reads = new Map<string, number>()
  const event = (one: ThreadEvent) => tracked(String(upTo), one)
  try {
    yield event({ type: 'open' })
    while (!over.aborted && (await isSignedIn(ctx))) {
      for (const row of await messagesSince(db, user.id, new Date(upTo - OVERLAP_MS))) {
        if (told.has(row.id)) continue
        const at = row.createdAt.getTime()
        told.set(row.id, at)
        upTo = Math.max(upTo, at)
        yield event({ type: 'message', threadId: row.threadId, message: asThreadMessage(row, user.id) })
      }
      for (const { threadId, userId, place } of await readsNow(db, user.id)) {
        const own = userId === user.id
        const key = `${threadId} ${own}`
        if (reads.get(key) === place) continue
        reads.set(key, place)
        yield event({ type: 'read', threadId, place, own })
      }
      for (const [id, at] of told) if (at < upTo - OVERLAP_MS) told.delete(id)
      await news.next()
    }
  } finally {
    news.close()
    stream.close()
  }
}
