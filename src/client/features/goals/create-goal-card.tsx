import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { GoalForm, NEW_GOAL } from './goal-form'
import { useCreateGoal } from './use-create-goal'

export function CreateGoalCard({ className }: { className?: string }) {
  const { createGoal, isPending } = useCreateGoal()
  return (
    <Card id="create-goal" aria-labelledby="create-goal-title" className={className}>
      <CardHeader title="Create a goal" id="create-goal-title" />
      <GoalForm values={NEW_GOAL} onSave={createGoal}>
        <Button type="submit" pending={isPending} className="mr-auto">
          {!isPending && <Plus size={18} strokeWidth={1.75} aria-hidden />}
          Create goal
        </Button>
      </GoalForm>
    </Card>
  )
}
