import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import { milestoneProgress } from '#shared/goal-rules'
import type { GoalDetail, Milestone } from '#shared/goals'
import { useGoalCache } from './use-goal-cache'

const withDone = (goal: GoalDetail, id: string, done: boolean): GoalDetail => {
  const milestones = goal.milestones.map((milestone) => (milestone.id === id ? { ...milestone, done } : milestone))
  return { ...goal, milestones, progress: milestoneProgress(milestones) ?? goal.progress }
}

/** What can be done with a goal's milestones. A tick shows at once and is taken back when the server refuses. */
export function useMilestones(goal: GoalDetail) {
  const { goals } = trpc.useUtils()
  const cache = useGoalCache()
  const toast = useToast()
  const onError = (error: unknown) =>
    toast({ title: 'Error', description: sentenceOf(error, 'That was not saved. Please try again.'), variant: 'destructive' })
  const add = trpc.goals.addMilestone.useMutation({ onSuccess: cache.changedDetail, onError })
  const remove = trpc.goals.deleteMilestone.useMutation({ onSuccess: cache.changedDetail, onError })
  const edit = trpc.goals.editMilestone.useMutation({
    onMutate: ({ id, done }) => {
      const before = goals.detail.getData({ id: goal.id })
      if (before && done !== undefined) goals.detail.setData({ id: goal.id }, withDone(before, id, done))
      return { before }
    },
    onSuccess: cache.changedDetail,
    onError: (error, _edit, context) => {
      if (context?.before) goals.detail.setData({ id: goal.id }, context.before)
      onError(error)
    },
  })
  const check = async (milestone: Milestone, done: boolean) => {
    const step = { goalId: goal.id, id: milestone.id }
    const after = await edit.mutateAsync({ ...step, done }).catch(() => null)
    if (!after || !done) return
    toast({
      title: 'Step done',
      description: `Your goal moved from ${goal.progress}% to ${after.progress}%.`,
      action: { label: 'Undo', onClick: () => edit.mutate({ ...step, done: false }) },
    })
  }
  return { add, remove, rename: (id: string, title: string) => edit.mutateAsync({ goalId: goal.id, id, title }), check }
}
