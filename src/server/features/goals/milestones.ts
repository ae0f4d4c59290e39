import { and, eq, max } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { type GoalDetail, MILESTONES_PER_GOAL, type MilestoneDraft, type MilestoneEdit, milestoneProgress } from '#shared/goals'
import { detailOf, found, type GoalRow, milestonesOf, mine } from './goal'
import { recordProgress } from './progress'
import { goalMilestones, goals } from './tables'

/** A step: adds a milestone to a goal. */
export async function insertMilestone(tx: Tx, goalId: string, title: string): Promise<void> {
  const ofThis = eq(goalMilestones.goalId, goalId)
  if ((await tx.$count(goalMilestones, ofThis)) >= MILESTONES_PER_GOAL)
    throw new AppError('BAD_REQUEST', `A goal holds ${MILESTONES_PER_GOAL} milestones at most.`)
  // after the last, not as many as there are: one before it may have been deleted
  const [last] = await tx
    .select({ position: max(goalMilestones.position) })
    .from(goalMilestones)
    .where(ofThis)
  const position = (last?.position ?? -1) + 1
  await tx.insert(goalMilestones).values({ id: randomId(), goalId, title, position })
}

/** Changes a goal's milestones and lets its progress follow them, in one transaction. */
async function change(ctx: SignedIn, goalId: string, work: (tx: Tx) => Promise<void>): Promise<GoalDetail> {
  const now = new Date(ctx.deps.clock.now())
  return ctx.deps.store.transaction(async (tx) => {
    const [row] = await tx.select().from(goals).where(mine(ctx.user.id, goalId)).limit(1)
    const before = found(row)
    await work(tx)
    return detailOf(tx, await followMilestones(tx, before, now))
  })
}

/** A step: lets a goal's progress follow its milestones. */
export async function followMilestones(tx: Tx, before: GoalRow, now: Date): Promise<GoalRow> {
  const progress = milestoneProgress(await milestonesOf(tx, before.id)) ?? before.progress
  if (progress !== before.progress) await recordProgress(tx, before, progress, now)
  const [after] = await tx.update(goals).set({ progress, updatedAt: now }).where(eq(goals.id, before.id)).returning()
  return found(after)
}

const ofGoal = (goalId: string, id: string) => and(eq(goalMilestones.id, id), eq(goalMilestones.goalId, goalId))
const known = (rows: unknown[]) => {
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'We could not find that milestone.')
}

export const addMilestone = (ctx: SignedIn, { goalId, title }: MilestoneDraft): Promise<GoalDetail> =>
  change(ctx, goalId, (tx) => insertMilestone(tx, goalId, title))

export const editMilestone = (ctx: SignedIn, { goalId, id, ...changes }: MilestoneEdit): Promise<GoalDetail> =>
  change(ctx, goalId, async (tx) => {
    const own = ofGoal(goalId, id)
    const rows = await tx.select({ id: goalMilestones.id }).from(goalMilestones).where(own)
    known(rows)
    if (changes.title !== undefined || changes.done !== undefined) await tx.update(goalMilestones).set(changes).where(own)
  })

export const deleteMilestone = (ctx: SignedIn, { goalId, id }: { goalId: string; id: string }): Promise<GoalDetail> =>
  change(ctx, goalId, async (tx) =>
    known(await tx.delete(goalMilestones).where(ofGoal(goalId, id)).returning({ id: goalMilestones.id })),
  )
