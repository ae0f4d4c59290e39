import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import type { Db } from '#server/core/store'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import type { Side } from './announce'
import { entryOf, groupEntry } from './calendar-entry'
import type { CalendarEntry } from './calendar-file'
import type { Meeting, SessionRow } from './meeting'
import { groups, sessions } from './tables'

const KEPT_MS = 90 * 86_400_000
/** More than anybody has; it keeps one answer bounded. */
const MOST = 2000
/** What was at least once a session; a booking that was never paid is none. */
const REAL = ['scheduled', 'completed', 'cancelled', 'no_show'] as const

/** Everything in a person's calendar from ninety days ago on, as client and as coach, cancelled ones marked as such. */
export async function ownCalendar({ store, clock, config }: Pick<Deps, 'store' | 'clock' | 'config'>, userId: string) {
  const since = new Date(clock.now() - KEPT_MS)
  const entries: CalendarEntry[] = []
  for (const side of ['client', 'coach'] as const) {
    const meetings = await meetingsOf(store.db, userId, side, since)
    entries.push(...meetings.map((meeting) => entryOf(meeting, side, config)))
  }
  for (const { group, session } of await groupsOf(store.db, userId, since))
    entries.push(groupEntry(group, session?.sessionFormat ?? 'video', session?.id ?? null, config))
  return entries.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || (one.uid < other.uid ? -1 : 1))
}

async function meetingsOf(db: Db, userId: string, side: Side, since: Date): Promise<Meeting[]> {
  const own = side === 'client' ? eq(sessions.userId, userId) : and(eq(coaches.userId, userId), isNull(sessions.groupId))
  const otherUser = side === 'client' ? coaches.userId : sessions.userId
  const rows = await db
    .select({ session: sessions, coach: coaches, group: groups, other: users })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .leftJoin(groups, eq(groups.id, sessions.groupId))
    .leftJoin(users, eq(users.id, otherUser))
    .where(and(own, inArray(sessions.status, [...REAL]), gt(sessions.scheduledAt, since)))
    .orderBy(asc(sessions.scheduledAt))
    .limit(MOST)
  const nobody = { client: null, coach: null }
  return rows.map(({ other, ...meeting }) => ({
    ...meeting,
    guests: 0,
    people: { ...nobody, [side === 'client' ? 'coach' : 'client']: other },
  }))
}

/** The groups of a coach that have or had guests, or were published. */
async function groupsOf(db: Db, userId: string, since: Date) {
  const rows = await db
    .select({ group: groups, session: sessions })
    .from(groups)
    .innerJoin(coaches, eq(coaches.id, groups.coachId))
    .leftJoin(sessions, and(eq(sessions.groupId, groups.id), inArray(sessions.status, [...REAL])))
    .where(and(eq(coaches.userId, userId), gt(groups.startsAt, since), or(isNotNull(groups.publishedAt), isNotNull(sessions.id))))
    .orderBy(asc(groups.startsAt), asc(sessions.createdAt), asc(sessions.id))
    .limit(MOST)
  const byGroup = new Map<string, { group: (typeof rows)[number]['group']; session: SessionRow | null }>()
  for (const row of rows) if (!byGroup.has(row.group.id)) byGroup.set(row.group.id, row)
  return byGroup.values()
}
