import { and, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { Thread } from '#shared/threads'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { threadMessages, threadReads, threads } from './tables'

export type ThreadRow = typeof threads.$inferSelect
const LINE_LENGTH = 160

/** The topic on which a person's open streams hear that something happened in one of their threads. */
export const threadsTopic = (userId: string): string => `threads:${userId}`

/** The threads a person is a side of, as client or as coach. */
export const myThreads = (db: Db, userId: string): SQL | undefined =>
  or(
    eq(threads.clientId, userId),
    inArray(threads.coachId, db.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId))),
  )

/** A thread of the person, or NOT_FOUND: someone else's reads the same as none. */
export async function myThread(db: Db, userId: string, id: string): Promise<ThreadRow> {
  const [row] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.id, id), myThreads(db, userId)))
    .limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that conversation.')
  return row
}

type Person = { id: string; firstName: string; lastName: string; profileImageUrl: string | null; blockedAt: Date | null }
/** Who stands across, and whether the one who asks is the coach. `person` is null once their account is gone. */
export type Across = { asCoach: boolean; person: Person | null; coachId: string | null; verified: boolean; closed: string | null }

/** The other side of each thread, by thread id, for one of its two people. */
export async function acrossOf(db: Db, userId: string, rows: ThreadRow[]): Promise<Map<string, Across>> {
  if (rows.length === 0) return new Map()
  const coachIds = [...new Set(rows.map((row) => row.coachId))]
  const theirCoaches = await db
    .select({ id: coaches.id, userId: coaches.userId, verifiedAt: coaches.verifiedAt })
    .from(coaches)
    .where(inArray(coaches.id, coachIds))
  const coachOf = new Map(theirCoaches.map((coach) => [coach.id, coach]))
  const ids = [...rows.map((row) => row.clientId), ...theirCoaches.map((coach) => coach.userId)].filter((id) => id !== null)
  const { id, firstName, lastName, profileImageUrl, blockedAt } = users
  const people = await db
    .select({ id, firstName, lastName, profileImageUrl, blockedAt })
    .from(users)
    .where(inArray(id, [...new Set(ids)]))
  const personOf = new Map(people.map((person) => [person.id, person]))
  const asCoachOf = rows.filter((row) => coachOf.get(row.coachId)?.userId === userId).map((row) => row.id)
  const introduced = await introducedIn(db, asCoachOf)
  return new Map(
    rows.map((row) => {
      const coach = coachOf.get(row.coachId)
      const asCoach = coach?.userId === userId
      const known = personOf.get((asCoach ? row.clientId : coach?.userId) ?? '') ?? null
      const person = known && asCoach && !introduced.has(row.id) ? { ...known, lastName: '' } : known
      const verified = !asCoach && person !== null && coach?.verifiedAt != null
      return [row.id, { asCoach, person, coachId: asCoach ? null : row.coachId, verified, closed: closedBecause(person) }]
    }),
  )
}

/** Threads in which the client wrote something: until then a coach knows a client by the first name only. */
async function introducedIn(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: threads.id })
    .from(threads)
    .innerJoin(threadMessages, and(eq(threadMessages.threadId, threads.id), eq(threadMessages.authorId, threads.clientId)))
    .where(inArray(threads.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** The same sentence for every reason: why an account is closed is its owner's alone. */
const closedBecause = (person: Person | null): string | null =>
  person && !person.blockedAt
    ? null
    : `${person?.firstName || 'This person'} cannot get messages here any more. What you wrote stays for you to read.`

/** What others wrote and the person has not read: joined in this order, the index leads straight to it. */
const unreadIn = (db: Db, userId: string, where: SQL | undefined) =>
  db
    .select({ id: threads.id, unread: count() })
    .from(threads)
    .leftJoin(threadReads, and(eq(threadReads.threadId, threads.id), eq(threadReads.userId, userId)))
    .innerJoin(
      threadMessages,
      and(eq(threadMessages.threadId, threads.id), gt(threadMessages.place, sql`coalesce(${threadReads.place}, 0)`)),
    )
    .where(and(where, ne(threadMessages.authorId, userId)))
    .groupBy(threads.id)

/** How many messages wait for the person in all their threads. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const rows = await unreadIn(db, userId, myThreads(db, userId))
  return rows.reduce((sum, row) => sum + row.unread, 0)
}

async function unreadOf(db: Db, userId: string, ids: string[]): Promise<Map<string, number>> {
  const rows = await unreadIn(db, userId, inArray(threads.id, ids))
  return new Map(rows.map((row) => [row.id, row.unread]))
}

async function lastLines(db: Db, ids: string[]): Promise<Map<string, string>> {
  const last = sql`(select max(latest.place) from thread_messages as latest where latest.thread_id = ${threads.id})`
  const words = await db
    .select({ id: threads.id, content: threadMessages.content })
    .from(threads)
    .innerJoin(threadMessages, and(eq(threadMessages.threadId, threads.id), eq(threadMessages.place, last)))
    .where(inArray(threads.id, ids))
  return new Map(words.map((row) => [row.id, row.content.replace(/\s+/g, ' ').slice(0, LINE_LENGTH).toWellFormed()]))
}

/** Threads as one of their two people sees them, in the order given. */
export async function asThreads(db: Db, userId: string, rows: ThreadRow[]): Promise<Thread[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const [across, unread, lines] = await Promise.all([acrossOf(db, userId, rows), unreadOf(db, userId, ids), lastLines(db, ids)])
  return rows.map((row) => {
    const { asCoach, person, coachId, verified, closed } = across.get(row.id) as Across
    return {
      id: row.id,
      other: {
        firstName: person ? person.firstName : asCoach ? 'A former client' : 'A former coach',
        lastName: person?.lastName ?? '',
        profileImageUrl: person?.profileImageUrl ?? null,
        coachId: person ? coachId : null,
        verified,
      },
      asCoach,
      lastAt: row.lastAt.toISOString(),
      lastLine: lines.get(row.id) ?? '',
      unread: unread.get(row.id) ?? 0,
      closed,
    }
  })
}

/** How far somebody has read a thread. */
export async function readPlace(db: Db, threadId: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ place: threadReads.place })
    .from(threadReads)
    .where(and(eq(threadReads.threadId, threadId), eq(threadReads.userId, userId)))
    .limit(1)
  return row?.place ?? 0
}

/** The place of a thread's last message; 0 while nothing was written. */
export async function lastPlace(db: Db, threadId: string): Promise<number> {
  const [row] = await db
    .select({ place: threadMessages.place })
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threadId))
    .orderBy(desc(threadMessages.place))
    .limit(1)
  return row?.place ?? 0
}
