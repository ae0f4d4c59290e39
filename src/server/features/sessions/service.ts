import { and, asc, eq, gte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import type { Session } from '#shared/sessions'
import { sessions } from './tables'

/** The person's bookings, earliest first. */
export async function listSessions(ctx: SignedIn): Promise<Session[]> {
  const rows = await ctx.deps.store.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, ctx.user.id))
    .orderBy(asc(sessions.scheduledAt))
  return rows.map(({ id, scheduledAt, duration, status }) => ({ id, scheduledAt: scheduledAt.toISOString(), duration, status }))
}

/** How many sessions the person completed in the current week of their own calendar. */
export async function sessionWeek(ctx: SignedIn): Promise<{ done: number }> {
  const monday = weekOf(dayOf(ctx.deps.clock.now(), ctx.user.timeZone))[0] as string
  const since = new Date(startOfDay(monday, ctx.user.timeZone))
  const own = and(eq(sessions.userId, ctx.user.id), eq(sessions.status, 'completed'), gte(sessions.scheduledAt, since))
  return { done: await ctx.deps.store.db.$count(sessions, own) }
}
