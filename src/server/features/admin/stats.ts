import { and, count, eq, gte, inArray, isNotNull, lt, min, ne, sum } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { AdminStats } from '#shared/admin'
import { WAITING_STATUSES } from '#shared/coach-application'
import { users } from '../auth/tables'
import { applications, coaches } from '../coaches/tables'
import { payments, refunds } from '../payments/tables'
import { sessions } from '../sessions/tables'

const WEEK_MS = 7 * 86_400_000

/** The four cards, counted when asked. */
export async function adminStats({ deps }: SignedIn): Promise<AdminStats> {
  const { db } = deps.store
  const now = new Date(deps.clock.now())
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const taken = inArray(sessions.status, ['scheduled', 'completed', 'no_show'])
  const thisMonth = and(taken, gte(sessions.scheduledAt, since), lt(sessions.scheduledAt, until))
  const isCoach = and(eq(coaches.isActive, true), isNotNull(coaches.userId))
  const waiting = inArray(applications.status, [...WAITING_STATUSES])
  const [oldest] = await db
    .select({ at: min(applications.submittedAt) })
    .from(applications)
    .where(waiting)
  return {
    users: await db.$count(users),
    newUsers: await db.$count(users, gte(users.createdAt, new Date(now.getTime() - WEEK_MS))),
    coaches: await db.$count(coaches, isCoach),
    verifiedCoaches: await db.$count(coaches, and(isCoach, isNotNull(coaches.verifiedAt))),
    waitingApplications: await db.$count(applications, waiting),
    oldestWaitingAt: oldest?.at?.toISOString() ?? null,
    sessionsThisMonth: await db.$count(sessions, thisMonth),
    sessionsToCome: await db.$count(sessions, and(thisMonth, eq(sessions.status, 'scheduled'), gte(sessions.scheduledAt, now))),
    revenue: await revenueSince(db, since),
  }
}

/** What was charged less what was given back since then, for each currency that had either. */
async function revenueSince(db: Db, since: Date): Promise<AdminStats['revenue']> {
  const charged = await db
    .select({ currency: payments.currency, amount: sum(payments.amount), times: count() })
    .from(payments)
    .where(and(eq(payments.status, 'succeeded'), gte(payments.settledAt, since)))
    .groupBy(payments.currency)
  const givenBack = await db
    .select({ currency: payments.currency, amount: sum(refunds.amount) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(gte(refunds.createdAt, since), ne(refunds.amount, 0)))
    .groupBy(payments.currency)
  const sums = new Map(charged.map(({ currency, amount }) => [currency, Number(amount)]))
  for (const { currency, amount } of givenBack) sums.set(currency, (sums.get(currency) ?? 0) - Number(amount))
  return [...sums].map(([currency, amount]) => ({ currency, amount })).toSorted((a, b) => b.amount - a.amount)
}
