import type { Goal, GoalStatus, Milestone } from './goals'

/** How many goals the dashboard shows. */
export const DASHBOARD_GOALS = 3
/** Days in which a deleted goal can be brought back. */
export const RESTORE_DAYS = 7

export const GOAL_CATEGORIES = ['Personal', 'Career', 'Health', 'Relationships', 'Financial', 'Education'] as const

/** Which status may follow which: the one state machine of a goal. */
export const GOAL_MOVES: Record<GoalStatus, readonly GoalStatus[]> = {
  active: ['completed', 'paused', 'archived'],
  completed: ['active', 'archived'],
  paused: ['active', 'completed', 'archived'],
  archived: ['active'],
}

const roundedMean = (values: number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Rounded mean progress over all goals that are not archived, 0 without any. */
export const averageProgress = (goals: readonly Pick<Goal, 'progress' | 'status'>[]): number =>
  roundedMean(goals.filter((goal) => goal.status !== 'archived').map((goal) => goal.progress))

/** Rounded share of milestones done, in percent; null when a goal has none and is set by hand. */
export const milestoneProgress = (milestones: readonly Pick<Milestone, 'done'>[]): number | null =>
  milestones.length === 0 ? null : roundedMean(milestones.map((milestone) => (milestone.done ? 100 : 0)))
