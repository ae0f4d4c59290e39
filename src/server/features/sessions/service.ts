import { and, asc, eq, gte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import type { Session } from '#shared/sessions'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { sessions } from './tables'

const NOBODY = { firstName: 'A former', lastName: 'coach', profileImageUrl: null }

/** The person's bookings, earliest first. */
export async function listSessions(ctx: SignedIn): Promise<Session[]> {
  const rows = await ctx.deps.store.db
    .select({ session: sessions, firstName: users.firstName, lastName: users.lastName, profileImageUrl: users.profileImageUrl })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(eq(sessions.userId, ctx.user.id))
    .orderBy(asc(sessions.scheduledAt))
  return rows.map(({ session, firstName, lastName, profileImageUrl }) => ({
    id: session.id,
    coachId: session.coachId,
    coach: firstName !== null && lastName !== null ? { firstName, lastName, profileImageUrl } : NOBODY,
    sessionType: session.sessionType,
    sessionFormat: session.sessionFormat,
    scheduledAt: session.scheduledAt.toISOString(),
    duration: session.duration,
    timeZone: session.timeZone,
    status: session.status,
    price: { amount: session.price, currency: session.currency },
    notes: session.notes,
    specialRequests: session.specialRequests,
  }))
}

/** How many sessions the person completed in the current week of their own calendar. */
export async function sessionWeek(ctx: SignedIn): Promise<{ done: number }> {
  const monday = weekOf(dayOf(ctx.deps.clock.now(), ctx.user.timeZone))[0] as string
  const since = new Date(startOfDay(monday, ctx.user.timeZone))
  const own = and(eq(sessions.userId, ctx.user.id), eq(sessions.status, 'completed'), gte(sessions.scheduledAt, since))
  return { done: await ctx.deps.store.db.$count(sessions, own) }
}
