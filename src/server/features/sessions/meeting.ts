import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import type { Side } from './announce'
import { groups, sessions } from './tables'

export type SessionRow = typeof sessions.$inferSelect
export type Person = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailVerifiedAt' | 'firstName' | 'lastName' | 'timeZone' | 'locale'
>
/** A session with everybody and everything a mail about it may speak of. */
export type Meeting = {
  session: SessionRow
  coach: typeof coaches.$inferSelect
  group: typeof groups.$inferSelect | null
  /** Null once the account is gone. */
  people: Record<Side, Person | null>
  /** Of the group: guests who will come. */
  guests: number
}

/** A session and what belongs to it; null where there is none (any more). */
export async function meetingOf(db: Db, sessionId: string): Promise<Meeting | null> {
  const [found] = await db
    .select({ session: sessions, coach: coaches, group: groups })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .leftJoin(groups, eq(groups.id, sessions.groupId))
    .where(eq(sessions.id, sessionId))
    .limit(1)
  if (!found) return null
  const { session, coach, group } = found
  const ids = [session.userId, coach.userId].filter((id) => id !== null)
  const known = await db.select().from(users).where(inArray(users.id, ids))
  const personOf = (id: string | null) => known.find((one) => one.id === id) ?? null
  const people = { client: personOf(session.userId), coach: personOf(coach.userId) }
  return { ...found, people, guests: group ? await guestsOf(db, group.id) : 0 }
}

/** How many guests a group has now. */
export const guestsOf = (db: Db, groupId: string): Promise<number> =>
  db.$count(sessions, and(eq(sessions.groupId, groupId), eq(sessions.status, 'scheduled')))

/** The zone a side reads times in: their own, else the one they chose or keep their hours in. */
export const zoneOf = ({ session, coach, people }: Meeting, side: Side): string =>
  people[side]?.timeZone ?? (side === 'client' ? session.timeZone : coach.timeZone)

/** The sentence-ready name of the other side: a client is known to their coach by the first name only. */
export const nameOf = ({ people }: Meeting, side: Side): string =>
  people[side]?.firstName ?? (side === 'client' ? 'A former client' : 'A former coach')
