import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { GOAL_MOVES, type Goal, type GoalEdit, type GoalMove } from '#shared/goals'
import { asGoal, found, milestonesOf, mine } from './goal'
import { recordProgress } from './progress'
import { assertNotPast } from './service'
import { goals } from './tables'

/** Changes what is given. A date is checked only when it is touched; progress only where no milestone sets it. */
export async function editGoal(ctx: SignedIn, { id, ...changes }: GoalEdit): Promise<Goal> {
  const now = new Date(ctx.deps.clock.now())
  return ctx.deps.store.transaction(async (tx) => {
    const [row] = await tx.select().from(goals).where(mine(ctx.user.id, id)).limit(1)
    const before = found(row)
    if (changes.targetDate !== before.targetDate) assertNotPast(ctx, changes.targetDate)
    if (changes.progress !== undefined && changes.progress !== before.progress) {
      if ((await milestonesOf(tx, id)).length > 0)
        throw new AppError('BAD_REQUEST', 'The milestones of this goal set its progress.', { field: 'progress' })
      await recordProgress(tx, before, changes.progress, now)
    }
    const [after] = await tx
      .update(goals)
      .set({ ...changes, updatedAt: now })
      .where(mine(ctx.user.id, id))
      .returning()
    return asGoal(found(after))
  })
}

/** Moves a goal along its states; a completed goal keeps the progress it had. */
export async function changeGoalStatus(ctx: SignedIn, { id, status }: GoalMove): Promise<Goal> {
  const now = new Date(ctx.deps.clock.now())
  return ctx.deps.store.transaction(async (tx) => {
    const [row] = await tx.select().from(goals).where(mine(ctx.user.id, id)).limit(1)
    const before = found(row)
    if (before.status === status) return asGoal(before)
    if (!GOAL_MOVES[before.status].includes(status))
      throw new AppError('BAD_REQUEST', `A goal that is ${before.status} cannot become ${status}.`, { field: 'status' })
    const [after] = await tx.update(goals).set({ status, updatedAt: now }).where(eq(goals.id, id)).returning()
    return asGoal(found(after))
  })
}
