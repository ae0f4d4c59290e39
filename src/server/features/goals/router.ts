import * as z from 'zod'
import { procedure, router } from '#server/core/trpc'
import {
  DeletedGoal,
  Goal,
  GoalDetail,
  GoalDraft,
  GoalEdit,
  GoalMove,
  GoalRef,
  GoalWeek,
  MilestoneDraft,
  MilestoneEdit,
  MilestoneRef,
} from '#shared/goals'
import { deleteGoal, restoreGoal } from './delete'
import { changeGoalStatus, editGoal } from './edit'
import { addMilestone, deleteMilestone, editMilestone } from './milestones'
import { goalWeek } from './progress'
import { createGoal, goalDetail, listDeletedGoals, listGoals } from './service'

export const goalsRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/api/goals',
        tags: ['goals'],
        summary: 'All goals of the signed-in person',
        protect: true,
      },
    })
    .input(z.void())
    .output(z.array(Goal))
    .query(({ ctx }) => listGoals(ctx)),
  create: procedure
    .meta({ openapi: { method: 'POST', path: '/api/goals', tags: ['goals'], summary: 'Create a goal', protect: true } })
    .input(GoalDraft)
    .output(Goal)
    .mutation(({ ctx, input }) => createGoal(ctx, input)),
  detail: procedure
    .input(GoalRef)
    .output(GoalDetail)
    .query(({ ctx, input }) => goalDetail(ctx, input)),
  listDeleted: procedure.output(z.array(DeletedGoal)).query(({ ctx }) => listDeletedGoals(ctx)),
  edit: procedure
    .input(GoalEdit)
    .output(Goal)
    .mutation(({ ctx, input }) => editGoal(ctx, input)),
  changeStatus: procedure
    .input(GoalMove)
    .output(Goal)
    .mutation(({ ctx, input }) => changeGoalStatus(ctx, input)),
  delete: procedure
    .input(GoalRef)
    .output(GoalRef)
    .mutation(({ ctx, input }) => deleteGoal(ctx, input)),
  restore: procedure
    .input(GoalRef)
    .output(Goal)
    .mutation(({ ctx, input }) => restoreGoal(ctx, input)),
  addMilestone: procedure
    .input(MilestoneDraft)
    .output(GoalDetail)
    .mutation(({ ctx, input }) => addMilestone(ctx, input)),
  editMilestone: procedure
    .input(MilestoneEdit)
    .output(GoalDetail)
    .mutation(({ ctx, input }) => editMilestone(ctx, input)),
  deleteMilestone: procedure
    .input(MilestoneRef)
    .output(GoalDetail)
    .mutation(({ ctx, input }) => deleteMilestone(ctx, input)),
  week: procedure.output(GoalWeek).query(({ ctx }) => goalWeek(ctx)),
})
