import { and, asc, eq, gt, gte, inArray, lt, notInArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { CoachMeeting, CoachSpan } from '#shared/coach-sessions'
import type { SessionStatus } from '#shared/sessions'
import { users } from '../auth/tables'
import { ownCoach } from '../coaches/service'
import type { SessionRow } from './meeting'
import { type GroupRow, takenSeats } from './seats'
import { groups, moves, sessionNotes, sessions } from './tables'

type Guest = CoachMeeting['guests'][number]
type Move = CoachMeeting['move']
/** What a coach never hears of: nobody paid for it. */
const UNPAID: SessionStatus[] = ['pending_payment', 'expired']

async function movesOf(db: Db, ids: string[], now: Date): Promise<Map<string, Move>> {
  if (ids.length === 0) return new Map()
  const open = await db
    .select()
    .from(moves)
    .where(and(inArray(moves.openFor, ids), gt(moves.expiresAt, now)))
  return new Map(
    open.map(({ sessionId, askedBy, startsAt, expiresAt }) => [
      sessionId,
      { own: askedBy === 'coach', startsAt: startsAt.toISOString(), expiresAt: expiresAt.toISOString() },
    ]),
  )
}

/** The sessions of these that have notes the coach may read. */
async function notedOf(db: Db, ids: string[], userId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessionNotes.sessionId, authorId: sessionNotes.authorId, shared: sessionNotes.shared })
    .from(sessionNotes)
    .where(inArray(sessionNotes.sessionId, ids))
  return new Set(rows.filter(({ authorId, shared }) => shared || authorId === userId).map(({ id }) => id))
}

/** How a group's meeting stands, from its own row and its guests'. */
function groupStatus({ cancelledAt, startsAt, duration }: GroupRow, guests: Guest[], now: number): SessionStatus {
  if (cancelledAt) return 'cancelled'
  if (guests.some(({ status }) => status === 'scheduled')) return 'scheduled'
  return startsAt.getTime() + duration * 60_000 <= now ? 'completed' : 'scheduled'
}

/** A coach's meetings that begin in a stretch of time, earliest first: sessions alone, and groups with their seats. */
export async function coachList(ctx: SignedIn, { from, to }: z.infer<typeof CoachSpan>): Promise<CoachMeeting[]> {
  const { deps, user } = ctx
  const { db } = deps.store
  const now = deps.clock.now()
  const { id: coachId } = await ownCoach(db, ctx)
  const [since, until] = [new Date(from), new Date(to)]
  const seats = await db
    .select({ session: sessions, firstName: users.firstName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.coachId, coachId),
        gte(sessions.scheduledAt, since),
        lt(sessions.scheduledAt, until),
        notInArray(sessions.status, UNPAID),
      ),
    )
    .orderBy(asc(sessions.scheduledAt), asc(sessions.createdAt))
  const ids = seats.map(({ session }) => session.id)
  const [open, noted] = [await movesOf(db, ids, new Date(now)), await notedOf(db, ids, user.id)]
  const guestOf = ({ session, firstName }: (typeof seats)[number]): Guest => ({
    sessionId: session.id,
    firstName,
    status: session.status,
    hasNotes: noted.has(session.id) || session.notes.trim() !== '' || session.specialRequests.trim() !== '',
  })
  const alone = seats.filter(({ session }) => session.groupId === null)
  const meetings = alone.map((seat) => aloneOf(seat.session, guestOf(seat), open.get(seat.session.id) ?? null))
  const inSpan = and(eq(groups.coachId, coachId), gte(groups.startsAt, since), lt(groups.startsAt, until))
  const meetingGroups = await db.select().from(groups).where(inSpan)
  const taken = await takenSeats(
    db,
    meetingGroups.map(({ id }) => id),
    new Date(now),
  )
  for (const group of meetingGroups) {
    const guests = seats.filter(({ session }) => session.groupId === group.id).map(guestOf)
    // a group somebody opened and never paid for was none
    if (guests.length === 0 && !group.publishedAt) continue
    meetings.push(groupOf(group, guests, taken.get(group.id)?.length ?? 0, now))
  }
  return meetings.sort((one, other) => one.startsAt.localeCompare(other.startsAt))
}

const aloneOf = (session: SessionRow, guest: Guest, move: Move): CoachMeeting => ({
  id: session.id,
  startsAt: session.scheduledAt.toISOString(),
  duration: session.duration,
  format: session.sessionFormat,
  status: session.status,
  guests: [guest],
  group: null,
  move,
})

const groupOf = (group: GroupRow, guests: Guest[], taken: number, now: number): CoachMeeting => ({
  id: group.id,
  startsAt: group.startsAt.toISOString(),
  duration: group.duration,
  format: group.sessionFormat,
  status: groupStatus(group, guests, now),
  guests,
  group: { title: group.title, topic: group.topic, seats: group.seats, taken, published: group.publishedAt !== null },
  move: null,
})
