import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import type { Goal } from '#shared/goals'
import { useGoalCache } from './use-goal-cache'

/** Brings a deleted goal back, with all that was in it. */
export function useRestoreGoal() {
  const cache = useGoalCache()
  const toast = useToast()
  return trpc.goals.restore.useMutation({
    onSuccess: (goal) => {
      cache.broughtBack(goal)
      toast({ title: 'Goal is back', description: `${goal.title} is where it was.` })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The goal did not come back. Please try again.'),
        variant: 'destructive',
      }),
  })
}

/** Deletes a goal and offers, for as long as the message stands, to take it back. */
export function useDeleteGoal() {
  const cache = useGoalCache()
  const toast = useToast()
  const restore = useRestoreGoal()
  const remove = trpc.goals.delete.useMutation({
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The goal was not deleted. Please try again.'),
        variant: 'destructive',
      }),
  })
  return {
    isPending: remove.isPending,
    deleteGoal: ({ id, title }: Pick<Goal, 'id' | 'title'>, then: () => void) =>
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            then()
            cache.removed(id)
            toast({ title: 'Goal deleted', description: title, action: { label: 'Undo', onClick: () => restore.mutate({ id }) } })
          },
        },
      ),
  }
}
