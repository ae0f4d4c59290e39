import { boolean, index, integer, secret, table, text, timestamp } from '#server/core/columns'
import type { GoalCategory, GoalStatus } from '#shared/goals'
import { users } from '../auth/tables'

export const goals = table(
  'goals',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: secret('goals.title').notNull(),
    description: secret('goals.description').notNull(),
    category: text().$type<GoalCategory>().notNull(),
    /** A day `YYYY-MM-DD`, in nobody's zone. */
    targetDate: text(),
    /** 0 to 100; follows the milestones where there are any. */
    progress: integer().notNull(),
    status: text().$type<GoalStatus>().notNull(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
    /** Set while the goal can still be brought back. */
    deletedAt: timestamp(),
  },
  (row) => [index('goals_of_user').on(row.userId, row.deletedAt)],
)

export const goalMilestones = table(
  'goal_milestones',
  {
    id: text().primaryKey(),
    goalId: text()
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    title: secret('goal_milestones.title').notNull(),
    done: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (row) => [index('goal_milestones_of_goal').on(row.goalId, row.position)],
)

/** Every change of a goal's progress, so that a week can say what moved. */
export const goalProgress = table(
  'goal_progress',
  {
    id: text().primaryKey(),
    goalId: text()
      .notNull()
      .references(() => goals.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    was: integer().notNull(),
    progress: integer().notNull(),
    at: timestamp().notNull(),
  },
  (row) => [index('goal_progress_of_user').on(row.userId, row.at), index('goal_progress_of_goal').on(row.goalId, row.at)],
)
