import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { CoachClient } from '#shared/coach-sessions'
import { users } from '../auth/tables'
import { ownCoach } from '../coaches/service'
import { sessions } from './tables'

/** Everybody who booked the coach, whoever comes next first, then whoever was there last. */
export async function coachClients(ctx: SignedIn): Promise<CoachClient[]> {
  const { db } = ctx.deps.store
  const now = ctx.deps.clock.now()
  const { id: coachId } = await ownCoach(db, ctx)
  const rows = await db
    .select({
      sessionId: sessions.id,
      at: sessions.scheduledAt,
      status: sessions.status,
      id: users.id,
      firstName: users.firstName,
      profileImageUrl: users.profileImageUrl,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.coachId, coachId), notInArray(sessions.status, ['pending_payment', 'expired'])))
    .orderBy(asc(sessions.scheduledAt))
  const clients = new Map<string, CoachClient>()
  for (const { id, firstName, profileImageUrl, sessionId, at, status } of rows) {
    const known = clients.get(id) ?? { id, firstName, profileImageUrl, ...NOTHING_YET }
    const isAhead = status === 'scheduled' && at.getTime() > now
    const next = isAhead && !known.nextAt ? { nextAt: at.toISOString(), nextSessionId: sessionId } : {}
    const last = status === 'completed' ? { lastAt: at.toISOString(), lastSessionId: sessionId } : {}
    const completed = known.completed + (status === 'completed' ? 1 : 0)
    clients.set(id, { ...known, ...next, ...last, completed, booked: known.booked + 1 })
  }
  return [...clients.values()].sort(byNextThenLast)
}

const NOTHING_YET = { completed: 0, booked: 0, lastAt: null, nextAt: null, lastSessionId: null, nextSessionId: null }
const LATER = '9999'

const byNextThenLast = (one: CoachClient, other: CoachClient): number =>
  (one.nextAt ?? LATER).localeCompare(other.nextAt ?? LATER) ||
  (other.lastAt ?? '').localeCompare(one.lastAt ?? '') ||
  one.firstName.localeCompare(other.firstName)
