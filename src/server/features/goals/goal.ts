import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { Goal, GoalDetail } from '#shared/goals'
import { goalMilestones, goals } from './tables'

export type GoalRow = typeof goals.$inferSelect

/** The columns of a goal that leave the server. */
export const shown = {
  id: goals.id,
  title: goals.title,
  description: goals.description,
  category: goals.category,
  targetDate: goals.targetDate,
  progress: goals.progress,
  status: goals.status,
}

export const asGoal = (row: GoalRow): Goal => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  targetDate: row.targetDate,
  progress: row.progress,
  status: row.status,
})

/** Somebody's own goal that is not deleted. */
export const mine = (userId: string, id: string): SQL | undefined =>
  and(eq(goals.id, id), eq(goals.userId, userId), isNull(goals.deletedAt))

/** A row, or NOT_FOUND: someone else's goal reads the same as none. */
export function found<T>(row: T | undefined): T {
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that goal.')
  return row
}

export const milestonesOf = (db: Db, goalId: string) =>
  db
    .select({ id: goalMilestones.id, title: goalMilestones.title, done: goalMilestones.done })
    .from(goalMilestones)
    .where(eq(goalMilestones.goalId, goalId))
    .orderBy(asc(goalMilestones.position))

export async function detailOf(db: Db, row: GoalRow): Promise<GoalDetail> {
  const milestones = await milestonesOf(db, row.id)
  return { ...asGoal(row), milestones, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
}
