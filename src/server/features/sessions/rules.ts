import { and, asc, eq, gt, gte, isNull, lt, max, min, notInArray, or } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import type { SlotRules, Span, Taken } from '#shared/slots'
import { busyTimes, coaches, coachHours, coachOverrides, coachTimeOff } from '../coaches/tables'
import { CELL_MS } from './cells'
import { bookingCells } from './tables'

export type CoachRow = typeof coaches.$inferSelect
/** A meeting or busy time may begin before what is asked for, and counts for its whole day. */
const REACH_MS = 2 * 86_400_000

/** A coach and when they can be booked, from their own settings; null for an unknown coach. */
export async function slotRulesOf(db: Db, coachId: string): Promise<{ coach: CoachRow; rules: SlotRules } | null> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId)).limit(1)
  if (!coach) return null
  const weekly = await db
    .select({ weekday: coachHours.weekday, start: coachHours.start, end: coachHours.end })
    .from(coachHours)
    .where(eq(coachHours.coachId, coachId))
    .orderBy(asc(coachHours.weekday), asc(coachHours.start))
  const overrides = await db
    .select({ day: coachOverrides.day, openings: coachOverrides.openings })
    .from(coachOverrides)
    .where(eq(coachOverrides.coachId, coachId))
  const timeOff = await db
    .select({ firstDay: coachTimeOff.firstDay, lastDay: coachTimeOff.lastDay })
    .from(coachTimeOff)
    .where(eq(coachTimeOff.coachId, coachId))
  const { timeZone, bufferMinutes, noticeMinutes, horizonDays, mostPerDay } = coach
  return { coach, rules: { timeZone, weekly, overrides, timeOff, bufferMinutes, noticeMinutes, horizonDays, mostPerDay } }
}

/** What is taken of a coach's time around `from` to `to` (UTC ms); `without` leaves out a person's own holds. */
export async function takenOf(
  db: Db,
  coachId: string,
  from: number,
  to: number,
  now: number,
  without: string[] = [],
): Promise<Taken> {
  const since = new Date(from - REACH_MS)
  const until = new Date(to + REACH_MS)
  const held = await db
    .select({ start: min(bookingCells.cell), end: max(bookingCells.cell) })
    .from(bookingCells)
    .where(
      and(
        eq(bookingCells.coachId, coachId),
        gte(bookingCells.cell, since),
        lt(bookingCells.cell, until),
        or(isNull(bookingCells.heldUntil), gt(bookingCells.heldUntil, new Date(now))),
        without.length > 0 ? notInArray(bookingCells.holderId, without) : undefined,
      ),
    )
    .groupBy(bookingCells.holderId)
  const busy = await db
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.coachId, coachId), lt(busyTimes.startsAt, until), gt(busyTimes.endsAt, since)))
  const meetings: Span[] = held.flatMap(({ start, end }) =>
    start && end ? [{ start: start.getTime(), end: end.getTime() + CELL_MS }] : [],
  )
  return { meetings, busy: busy.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })) }
}
