import { and, desc, eq, lt, max, ne } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Thread, ThreadView } from '#shared/threads'
import { asThreadMessage } from './message'
import { threadMessages, threadReads } from './tables'
import { asThreads, myThread } from './thread'

const PAGE = 50

/** A thread as the screen shows it: the latest messages before place `before`, oldest first. */
export async function viewThread({ deps, user }: SignedIn, input: { id: string; before?: number }): Promise<ThreadView> {
  const { db } = deps.store
  const row = await myThread(db, user.id, input.id)
  const here = eq(threadMessages.threadId, row.id)
  const older = input.before === undefined ? undefined : lt(threadMessages.place, input.before)
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(here, older))
    .orderBy(desc(threadMessages.place))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE).reverse()
  const [read] = await db
    .select({ place: max(threadReads.place) })
    .from(threadReads)
    .where(and(eq(threadReads.threadId, row.id), ne(threadReads.userId, user.id)))
  const [thread] = (await asThreads(db, user.id, [row])) as [Thread]
  return {
    thread,
    messages: shown.map((message) => asThreadMessage(message, user.id)),
    nextBefore: rows.length > PAGE ? (shown[0]?.place ?? null) : null,
    readByOther: Number(read?.place ?? 0),
  }
}
