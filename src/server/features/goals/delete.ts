import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { GOALS_PER_PERSON, type Goal, RESTORE_DAYS } from '#shared/goals'
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
    await forgetBeyond(tx, ctx.user.id)
    return found(gone)
  })
}

/** A step: as many deleted goals are kept as goals, the latest. */
async function forgetBeyond(tx: Tx, userId: string): Promise<void> {
  const deleted = tx
    .select({ id: goals.id })
    .from(goals)
    .where(and(eq(goals.userId, userId), isNotNull(goals.deletedAt)))
    .orderBy(desc(goals.deletedAt), desc(goals.id))
  const beyond = await deleted.limit(100).offset(GOALS_PER_PERSON)
  for (const { id } of beyond) await tx.delete(goals).where(eq(goals.id, id))
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
