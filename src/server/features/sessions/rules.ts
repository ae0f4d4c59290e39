import { and, asc, eq, gt, gte, isNull, lt, max, min, or, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/core/store'
import type { SlotRules, Span, Taken } from '#shared/slots'
import { busyTimes, coaches, coachHours, coachOverrides, coachTimeOff } from '../coaches/tables'
import { CELL_MS } from './cells'
import { bookingCells } from './tables'

export type CoachRow = typeof coaches.$inferSelect
/** A meeting or busy time may begin before what is asked for, and counts for its whole day. */
const REACH_MS = 2 * 86_400_000

const ofCoach = sql.placeholder('coachId')
/** A placeholder does not know by itself how an engine writes an instant. */
const instant = (name: string) => sql.param(sql.placeholder(name), bookingCells.cell)
const coachQuery = prepared((db) => db.select().from(coaches).where(eq(coaches.id, ofCoach)).limit(1).prepare())
const hoursQuery = prepared((db) =>
  db
    .select({ weekday: coachHours.weekday, start: coachHours.start, end: coachHours.end })
    .from(coachHours)
    .where(eq(coachHours.coachId, ofCoach))
    .orderBy(asc(coachHours.weekday), asc(coachHours.start))
    .prepare(),
)
const overridesQuery = prepared((db) =>
  db
    .select({ day: coachOverrides.day, openings: coachOverrides.openings })
    .from(coachOverrides)
    .where(eq(coachOverrides.coachId, ofCoach))
    .prepare(),
)
const timeOffQuery = prepared((db) =>
  db
    .select({ firstDay: coachTimeOff.firstDay, lastDay: coachTimeOff.lastDay })
    .from(coachTimeOff)
    .where(eq(coachTimeOff.coachId, ofCoach))
    .prepare(),
)
/** One row a holder: nobody holds two times of one coach under one name. */
const heldQuery = prepared((db) =>
  db
    .select({ holderId: bookingCells.holderId, start: min(bookingCells.cell), end: max(bookingCells.cell) })
    .from(bookingCells)
    .where(
      and(
        eq(bookingCells.coachId, ofCoach),
        gte(bookingCells.cell, instant('since')),
        lt(bookingCells.cell, instant('until')),
        or(isNull(bookingCells.heldUntil), gt(bookingCells.heldUntil, instant('now'))),
      ),
    )
    .groupBy(bookingCells.holderId)
    .prepare(),
)
const busyQuery = prepared((db) =>
  db
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.coachId, ofCoach), lt(busyTimes.startsAt, instant('until')), gt(busyTimes.endsAt, instant('since'))))
    .prepare(),
)

/** A coach and when they can be booked, from their own settings; null for an unknown coach. */
export async function slotRulesOf(db: Db, coachId: string): Promise<{ coach: CoachRow; rules: SlotRules } | null> {
  const [coach] = await coachQuery(db).execute({ coachId })
  if (!coach) return null
  const weekly = await hoursQuery(db).execute({ coachId })
  const overrides = await overridesQuery(db).execute({ coachId })
  const timeOff = await timeOffQuery(db).execute({ coachId })
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
  const held = await heldQuery(db).execute({ coachId, since, until, now: new Date(now) })
  const busy = await busyQuery(db).execute({ coachId, since, until })
  const meetings: Span[] = held.flatMap(({ holderId, start, end }) =>
    start && end && !without.includes(holderId) ? [{ start: start.getTime(), end: end.getTime() + CELL_MS }] : [],
  )
  return { meetings, busy: busy.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })) }
}
