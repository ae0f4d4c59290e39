import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import type { GoalValues } from './goal-form'
import { useGoalCache } from './use-goal-cache'

/** Makes a goal; true when it was kept. */
export function useCreateGoal() {
  const cache = useGoalCache()
  const toast = useToast()
  const { mutateAsync, isPending } = trpc.goals.create.useMutation()
  const createGoal = async (values: GoalValues) => {
    try {
      cache.added(await mutateAsync(values))
      toast({ title: 'Goal Created', description: 'Your new goal has been added successfully.' })
      return true
    } catch (error) {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to create goal. Please try again.'),
        variant: 'destructive',
      })
      return false
    }
  }
  return { createGoal, isPending }
}
