import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { GoalForm, NEW_GOAL } from './goal-form'
import { useCreateGoal } from './use-create-goal'

/** The button that opens the form for a goal. */
export function NewGoal() {
  const [open, setOpen] = useState(false)
  const { createGoal, isPending } = useCreateGoal()
  const save = async (values: typeof NEW_GOAL) => {
    const kept = await createGoal(values)
    if (kept) setOpen(false)
    return kept
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        New goal
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="A new goal">
        <GoalForm values={NEW_GOAL} onSave={save}>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <Button type="submit" pending={isPending}>
            Create goal
          </Button>
        </GoalForm>
      </Dialog>
    </>
  )
}
