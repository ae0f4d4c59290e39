import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { type Db, prepared, type Tx } from '#server/core/store'
import { dayOf } from '#shared/calendar'
import {
  DATE_IN_PAST,
  type DeletedGoal,
  GOALS_PER_PERSON,
  type Goal,
  type GoalDetail,
  type GoalDraft,
  RESTORE_DAYS,
} from '#shared/goals'
import { asGoal, detailOf, found, mine, shown } from './goal'
import { followMilestones, insertMilestone } from './milestones'
import { goalMilestones, goals } from './tables'

const DAY_MS = 86_400_000

const ofPerson = prepared((db) =>
  db
    .select(shown)
    .from(goals)
    .where(and(eq(goals.userId, sql.placeholder('userId')), isNull(goals.deletedAt)))
    .orderBy(sql`${goals.targetDate} is null`, asc(goals.targetDate), desc(goals.createdAt))
    .prepare(),
)

/** All goals of the person: nearest target date first, then those without one, newest first. */
export const listGoals = async (ctx: SignedIn): Promise<Goal[]> => ofPerson(ctx.deps.store.db).execute({ userId: ctx.user.id })

export async function goalDetail(ctx: SignedIn, input: { id: string }): Promise<GoalDetail> {
  const { db } = ctx.deps.store
  const [row] = await db.select().from(goals).where(mine(ctx.user.id, input.id)).limit(1)
  return detailOf(db, found(row))
}

/** Goals deleted within the days they can still be brought back, last deleted first. */
export async function listDeletedGoals(ctx: SignedIn): Promise<DeletedGoal[]> {
  const since = new Date(ctx.deps.clock.now() - RESTORE_DAYS * DAY_MS)
  const rows = await ctx.deps.store.db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, ctx.user.id), isNotNull(goals.deletedAt), gt(goals.deletedAt, since)))
    .orderBy(desc(goals.deletedAt))
  return rows.map((row) => ({ ...asGoal(row), deletedAt: (row.deletedAt as Date).toISOString() }))
}

/** Refuses a target date before the person's own today. */
export function assertNotPast(ctx: SignedIn, targetDate: string | null | undefined): void {
  if (targetDate && targetDate < dayOf(ctx.deps.clock.now(), ctx.user.timeZone))
    throw new AppError('BAD_REQUEST', DATE_IN_PAST, { field: 'targetDate' })
}

/** A step: refuses the goal after the most one person keeps. */
export async function assertRoom(tx: Tx, userId: string): Promise<void> {
  const kept = await tx.$count(goals, and(eq(goals.userId, userId), isNull(goals.deletedAt)))
  if (kept >= GOALS_PER_PERSON)
    throw new AppError('BAD_REQUEST', `You have ${GOALS_PER_PERSON} goals. Delete one you no longer need first.`)
}

/** A step: writes a new goal, active at progress 0. */
export async function insertGoal(
  tx: Tx,
  userId: string,
  draft: Pick<GoalDraft, 'title' | 'description' | 'category' | 'targetDate'>,
  now: Date,
) {
  await assertRoom(tx, userId)
  const row = {
    id: randomId(),
    userId,
    title: draft.title,
    description: draft.description ?? '',
    category: draft.category ?? 'Personal',
    targetDate: draft.targetDate ?? null,
    progress: 0,
    status: 'active' as const,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  await tx.insert(goals).values(row)
  return row
}

export async function createGoal(ctx: SignedIn, draft: GoalDraft): Promise<Goal> {
  assertNotPast(ctx, draft.targetDate)
  const now = new Date(ctx.deps.clock.now())
  return asGoal(await ctx.deps.store.transaction((tx) => insertGoal(tx, ctx.user.id, draft, now)))
}

/** A read for the coach: goals that are not archived, with their milestones. */
export async function goalsForCoach(db: Db, userId: string) {
  const rows: Goal[] = (await ofPerson(db).execute({ userId })).filter((goal) => goal.status !== 'archived').slice(0, 20)
  if (rows.length === 0) return []
  const ids = rows.map((goal) => goal.id)
  const milestones = await db
    .select()
    .from(goalMilestones)
    .where(inArray(goalMilestones.goalId, ids))
    .orderBy(asc(goalMilestones.position))
  return rows.map((goal) => ({
    ...goal,
    milestones: milestones.filter((one) => one.goalId === goal.id).map(({ title, done }) => ({ title, done })),
  }))
}

/** A step: keeps a next step, as a milestone of the person's goal where one is named and still there, else as a goal of its own. */
export async function keepStep(
  tx: Tx,
  userId: string,
  step: Pick<GoalDraft, 'title' | 'description' | 'category'> & { goalId: string | null },
  now: Date,
): Promise<string> {
  const [goal] = step.goalId ? await tx.select().from(goals).where(mine(userId, step.goalId)).limit(1) : []
  if (!goal) return (await insertGoal(tx, userId, step, now)).id
  await insertMilestone(tx, goal.id, step.title)
  await followMilestones(tx, goal, now)
  return goal.id
}
