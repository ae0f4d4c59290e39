import { and, desc, eq, exists, lt, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { ThreadPeople } from '#shared/threads'
import { threadMessages, threads } from './tables'
import { acrossOf, asThreads, myThreads, type ThreadRow } from './thread'

const PAGE = 50
const SEARCHED = 1000

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The person's threads in which something was written, last used first. */
const written = (db: Db, userId: string, limit: number, older?: SQL): Promise<ThreadRow[]> =>
  db
    .select()
    .from(threads)
    .where(
      and(
        myThreads(db, userId),
        exists(db.select({ id: threadMessages.id }).from(threadMessages).where(eq(threadMessages.threadId, threads.id))),
        older,
      ),
    )
    .orderBy(desc(threads.lastAt), desc(threads.id))
    .limit(limit)

async function matching(db: Db, userId: string, search: string): Promise<ThreadRow[]> {
  const rows = await written(db, userId, SEARCHED)
  const across = await acrossOf(db, userId, rows)
  const nameOf = (row: ThreadRow) => {
    const person = across.get(row.id)?.person
    return folded(`${person?.firstName ?? ''} ${person?.lastName ?? ''}`)
  }
  return rows.filter((row) => nameOf(row).includes(folded(search))).slice(0, PAGE)
}

/** A page of the person's threads after the one with the id `before`; `search` looks through the names. */
export async function listThreads({ deps, user }: SignedIn, input: { search: string; before?: string }): Promise<ThreadPeople> {
  const { db } = deps.store
  if (input.search) return { items: await asThreads(db, user.id, await matching(db, user.id, input.search)), nextBefore: null }
  const mine = and(eq(threads.id, input.before ?? ''), myThreads(db, user.id))
  const [edge] = input.before ? await db.select().from(threads).where(mine).limit(1) : []
  if (input.before && !edge) return { items: [], nextBefore: null }
  const older = edge && or(lt(threads.lastAt, edge.lastAt), and(eq(threads.lastAt, edge.lastAt), lt(threads.id, edge.id)))
  const rows = await written(db, user.id, PAGE + 1, older)
  const shown = rows.slice(0, PAGE)
  return { items: await asThreads(db, user.id, shown), nextBefore: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
}
