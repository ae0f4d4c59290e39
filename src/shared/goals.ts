import * as z from 'zod'
import { Day } from './day'
import { GOAL_CATEGORIES } from './goal-rules'
import { Id, Instant, typedText } from './text'

export { averageProgress, DASHBOARD_GOALS, GOAL_CATEGORIES, GOAL_MOVES, milestoneProgress, RESTORE_DAYS } from './goal-rules'

export const GoalCategory = z.enum(GOAL_CATEGORIES)
export type GoalCategory = z.infer<typeof GoalCategory>
export const GoalStatus = z.enum(['active', 'completed', 'paused', 'archived'])
export type GoalStatus = z.infer<typeof GoalStatus>

export const GOALS_PER_PERSON = 200
export const MILESTONES_PER_GOAL = 50
export const TITLE_REQUIRED = 'Please enter a goal title.'
export const DATE_IN_PAST = 'Please pick today or a later date.'

/** A goal as the API shows it. `targetDate` is a day in nobody's zone; `progress` is 0 to 100. */
export const Goal = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  category: GoalCategory,
  targetDate: z.string().nullable(),
  progress: z.number(),
  status: GoalStatus,
})
export type Goal = z.infer<typeof Goal>

export const Milestone = z.object({ id: Id, title: z.string(), done: z.boolean() })
export type Milestone = z.infer<typeof Milestone>
export const GoalDetail = Goal.extend({ milestones: z.array(Milestone), createdAt: Instant, updatedAt: Instant })
export type GoalDetail = z.infer<typeof GoalDetail>
export const DeletedGoal = Goal.extend({ deletedAt: Instant })
export type DeletedGoal = z.infer<typeof DeletedGoal>

const title = typedText(200, TITLE_REQUIRED)
const description = typedText(2000)
const progress = z.number().int('Progress is a whole number.').min(0, 'Progress starts at 0.').max(100, 'Progress ends at 100.')

/** What a new goal is made of. Progress and status may be sent and are not used: a goal starts active at 0. */
export const GoalDraft = z.object({
  title,
  description: description.nullish(),
  category: GoalCategory.default('Personal'),
  targetDate: Day.nullish(),
  progress: z.number().optional(),
  status: z.string().max(20).optional(),
})
export type GoalDraft = z.input<typeof GoalDraft>

export const GoalRef = z.object({ id: Id })
export const GoalEdit = GoalRef.extend({
  title: title.optional(),
  description: description.optional(),
  category: GoalCategory.optional(),
  targetDate: Day.nullable().optional(),
  progress: progress.optional(),
})
export type GoalEdit = z.infer<typeof GoalEdit>
export const GoalMove = GoalRef.extend({ status: GoalStatus })
export type GoalMove = z.infer<typeof GoalMove>
export const MilestoneDraft = z.object({ goalId: Id, title: typedText(200, 'Please enter a milestone title.') })
export type MilestoneDraft = z.infer<typeof MilestoneDraft>
export const MilestoneRef = z.object({ goalId: Id, id: Id })
export const MilestoneEdit = MilestoneRef.extend({
  title: typedText(200, 'Please enter a milestone title.').optional(),
  done: z.boolean().optional(),
})
export type MilestoneEdit = z.infer<typeof MilestoneEdit>

/** A week of the person's own calendar, Monday first. `days` are those on which a goal moved; change in points of 100. */
export const GoalWeek = z.object({
  week: z.array(z.string()),
  today: z.string(),
  days: z.array(z.string()),
  progressChange: z.number(),
})
export type GoalWeek = z.infer<typeof GoalWeek>
