import { and, eq, gt, lte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { type Goal, RESTORE_DAYS } from '#shared/goals'
import { asGoal, found, mine } from './goal'
import { assertRoom } from './service'
import { goals } from './tables'

const RESTORE_MS = RESTORE_DAYS * 86_400_000

/** Takes a goal out of sight; it can be brought back for seven days. What was deleted longer ago goes for good. */
export async function deleteGoal(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const now = ctx.deps.clock.now()
  return ctx.deps.store.transaction(async (tx) => {
    await tx.delete(goals).where(and(eq(goals.userId, ctx.user.id), lte(goals.deletedAt, new Date(now - RESTORE_MS))))
    const [gone] = await tx
      .update(goals)
      .set({ deletedAt: new Date(now) })
      .where(mine(ctx.user.id, id))
      .returning({ id: goals.id })
    return found(gone)
  })
}

/** Brings a deleted goal back as it was. */
export async function restoreGoal(ctx: SignedIn, { id }: { id: string }): Promise<Goal> {
  const since = new Date(ctx.deps.clock.now() - RESTORE_MS)
  return ctx.deps.store.transaction(async (tx) => {
    await assertRoom(tx, ctx.user.id)
    const own = and(eq(goals.id, id), eq(goals.userId, ctx.user.id), gt(goals.deletedAt, since))
    const [back] = await tx.update(goals).set({ deletedAt: null }).where(own).returning()
    if (!back) throw new AppError('NOT_FOUND', 'That goal can no longer be brought back.')
    return asGoal(back)
  })
}
