import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { dayOf, startOfDay, weekOf } from '#shared/calendar'
import { averageProgress, type GoalWeek } from '#shared/goals'
import type { GoalRow } from './goal'
import { goalProgress, goals } from './tables'

/** A slider moved to and fro leaves one line a quarter of an hour, which no zone's midnight divides. */
const ONE_CHANGE_MS = 15 * 60_000
const LINES_PER_GOAL = 1000

/** A step: keeps what a goal's progress was and became, the latest thousand times. */
export async function recordProgress(tx: Tx, goal: GoalRow, progress: number, at: Date): Promise<void> {
  const ofGoal = eq(goalProgress.goalId, goal.id)
  const newestFirst = tx
    .select({ id: goalProgress.id, at: goalProgress.at })
    .from(goalProgress)
    .where(ofGoal)
    .orderBy(desc(goalProgress.at))
  const [last] = await newestFirst.limit(1)
  const quarter = (time: Date) => Math.floor(time.getTime() / ONE_CHANGE_MS)
  if (last && quarter(last.at) === quarter(at)) {
    await tx.update(goalProgress).set({ progress }).where(eq(goalProgress.id, last.id))
    return
  }
  const beyond = await newestFirst.limit(10).offset(LINES_PER_GOAL - 1)
  for (const { id } of beyond) await tx.delete(goalProgress).where(eq(goalProgress.id, id))
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
