import { and, eq, gte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import type { Session } from '#shared/sessions'
import { sessionsOf } from './session'
import { sessions } from './tables'

// What other features may use of bookings.
export { completeSessions, SESSION_OVER, sessionOver } from './complete'
export { endBlockedSessions, endSessions } from './end-sessions'
export { FOLLOW_UP, followUp } from './follow-up'
export { hideReview, showReview } from './hide-review'
export { forgetExpiredHolds } from './hold'
export { listReviews } from './list-reviews'
export { expireMove, MOVE_EXPIRY } from './move-expiry'
export { coachesReviewedBy, deriveRating } from './rating'
export { slotRulesOf } from './rules'

/** The person's bookings, earliest first. */
export const listSessions = (ctx: SignedIn): Promise<Session[]> => sessionsOf(ctx.deps.store.db, ctx.user.id)

/** How many sessions the person completed in the current week of their own calendar. */
export async function sessionWeek(ctx: SignedIn): Promise<{ done: number }> {
  const monday = weekOf(dayOf(ctx.deps.clock.now(), ctx.user.timeZone))[0] as string
  const since = new Date(startOfDay(monday, ctx.user.timeZone))
  const own = and(eq(sessions.userId, ctx.user.id), eq(sessions.status, 'completed'), gte(sessions.scheduledAt, since))
  return { done: await ctx.deps.store.db.$count(sessions, own) }
}
