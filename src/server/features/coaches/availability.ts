import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db, Tx } from '#server/core/store'
import { isOutsideHours, tidyAvailability } from '#shared/availability'
import { dayOf } from '#shared/calendar'
import type { AvailabilityKept, OutsideSession } from '#shared/coach-area'
import type { Availability } from '#shared/coaches'
import { users } from '../auth/tables'
import { groups, sessions } from '../sessions/tables'
import { type CoachRow, ownCoach } from './own-coach'
import { coaches, coachHours, coachOverrides, coachTimeOff } from './tables'

const MOST_OUTSIDE = 100

async function availabilityOf(db: Db, coach: CoachRow): Promise<Availability> {
  const { id, timeZone, bufferMinutes, noticeMinutes, horizonDays, mostPerDay, groupSeats } = coach
  const weekly = await db
    .select({ weekday: coachHours.weekday, start: coachHours.start, end: coachHours.end })
    .from(coachHours)
    .where(eq(coachHours.coachId, id))
    .orderBy(asc(coachHours.weekday), asc(coachHours.start))
  const overrides = await db
    .select({ day: coachOverrides.day, openings: coachOverrides.openings })
    .from(coachOverrides)
    .where(eq(coachOverrides.coachId, id))
    .orderBy(asc(coachOverrides.day))
  const timeOff = await db
    .select({ firstDay: coachTimeOff.firstDay, lastDay: coachTimeOff.lastDay })
    .from(coachTimeOff)
    .where(eq(coachTimeOff.coachId, id))
    .orderBy(asc(coachTimeOff.firstDay))
  return { timeZone, weekly, overrides, timeOff, bufferMinutes, noticeMinutes, horizonDays, mostPerDay, groupSeats }
}

/** Bookings ahead that would not start inside the hours any more; they stay. */
async function outsideOf(db: Db, coachId: string, availability: Availability, now: Date): Promise<OutsideSession[]> {
  const rows = await db
    .select({ session: sessions, title: groups.title, firstName: users.firstName })
    .from(sessions)
    .leftJoin(groups, eq(groups.id, sessions.groupId))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.coachId, coachId),
        gt(sessions.scheduledAt, now),
        inArray(sessions.status, ['scheduled', 'pending_payment']),
      ),
    )
    .orderBy(asc(sessions.scheduledAt))
  const seen = new Set<string>()
  return rows
    .filter(({ session: { id, groupId, scheduledAt, duration } }) => {
      const meeting = groupId ?? id
      if (seen.has(meeting) || !isOutsideHours(availability, scheduledAt.getTime(), duration)) return false
      return seen.add(meeting)
    })
    .slice(0, MOST_OUTSIDE)
    .map(({ session, title, firstName }) => ({
      startsAt: session.scheduledAt.toISOString(),
      duration: session.duration,
      with: session.groupId ? title || 'Group' : (firstName ?? 'A former client'),
    }))
}

/** When the asking coach can be booked, and which bookings lie outside of that. */
export async function ownAvailability(ctx: SignedIn): Promise<AvailabilityKept> {
  const { store, clock } = ctx.deps
  const coach = await ownCoach(store.db, ctx)
  const availability = await availabilityOf(store.db, coach)
  return { availability, outside: await outsideOf(store.db, coach.id, availability, new Date(clock.now())) }
}

async function replace(tx: Tx, coachId: string, { weekly, overrides, timeOff, ...rules }: Availability) {
  await tx.update(coaches).set(rules).where(eq(coaches.id, coachId))
  await tx.delete(coachHours).where(eq(coachHours.coachId, coachId))
  await tx.delete(coachOverrides).where(eq(coachOverrides.coachId, coachId))
  await tx.delete(coachTimeOff).where(eq(coachTimeOff.coachId, coachId))
  if (weekly.length > 0) await tx.insert(coachHours).values(weekly.map((hours) => ({ coachId, ...hours })))
  if (overrides.length > 0) await tx.insert(coachOverrides).values(overrides.map((one) => ({ coachId, ...one })))
  if (timeOff.length > 0) await tx.insert(coachTimeOff).values(timeOff.map((off) => ({ coachId, ...off })))
}

/** Takes the whole of a coach's availability in the place of what was. Overlapping hours become one; bookings stay. */
export async function setAvailability(ctx: SignedIn, wanted: Availability): Promise<AvailabilityKept> {
  const now = ctx.deps.clock.now()
  const availability = tidyAvailability(wanted, dayOf(now, wanted.timeZone))
  if (wanted.timeOff.some(({ lastDay, firstDay }) => Date.parse(lastDay) - Date.parse(firstDay) > 370 * 86_400_000))
    throw new AppError('BAD_REQUEST', 'Please keep time off under a year.', { field: 'timeOff' })
  return ctx.deps.store.transaction(async (tx) => {
    const coach = await ownCoach(tx, ctx)
    await replace(tx, coach.id, availability)
    return { availability, outside: await outsideOf(tx, coach.id, availability, new Date(now)) }
  })
}
