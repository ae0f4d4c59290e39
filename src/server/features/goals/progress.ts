import { and, eq, gte, isNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import { averageProgress, type GoalWeek } from '#shared/goals'
import type { GoalRow } from './goal'
import { goalProgress, goals } from './tables'

/** A step: keeps what a goal's progress was and became. */
export async function recordProgress(tx: Tx, goal: GoalRow, progress: number, at: Date): Promise<void> {
  await tx.insert(goalProgress).values({ id: randomId(), goalId: goal.id, userId: goal.userId, was: goal.progress, progress, at })
}

/** What this week moved, in the person's own calendar: the days, and the change of average progress in points. */
export async function goalWeek(ctx: SignedIn): Promise<GoalWeek> {
  const { store, clock } = ctx.deps
  const zone = ctx.user.timeZone
  const today = dayOf(clock.now(), zone)
  const week = weekOf(today)
  const since = new Date(startOfDay(week[0] as string, zone))
  const own = and(eq(goals.userId, ctx.user.id), isNull(goals.deletedAt))
  const now = await store.db.select({ id: goals.id, progress: goals.progress, status: goals.status }).from(goals).where(own)
  const moves = await store.db
    .select()
    .from(goalProgress)
    .where(and(eq(goalProgress.userId, ctx.user.id), gte(goalProgress.at, since)))
    .orderBy(goalProgress.at)
  const before = now.map((goal) => ({ ...goal, progress: moves.find((move) => move.goalId === goal.id)?.was ?? goal.progress }))
  const days = [...new Set(moves.map((move) => dayOf(move.at.getTime(), zone)))]
  return { week, today, days, progressChange: averageProgress(now) - averageProgress(before) }
}
