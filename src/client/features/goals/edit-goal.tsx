import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { useToast } from '#client/ui/toast'
import type { Goal } from '#shared/goals'
import { GoalForm, type GoalValues } from './goal-form'
import { useGoalCache } from './use-goal-cache'

/** The button that opens a goal's words for changing. */
export function EditGoal({ goal }: { goal: Goal }) {
  const [open, setOpen] = useState(false)
  const cache = useGoalCache()
  const toast = useToast()
  const { mutateAsync, isPending } = trpc.goals.edit.useMutation()
  const values: GoalValues = {
    title: goal.title,
    category: goal.category,
    targetDate: goal.targetDate,
    description: goal.description,
  }
  const save = async ({ targetDate, ...words }: GoalValues) => {
    try {
      // A date that has passed may stay as long as nobody touches it, so an untouched one is not sent.
      cache.changed(await mutateAsync({ id: goal.id, ...words, ...(targetDate === goal.targetDate ? {} : { targetDate }) }))
      setOpen(false)
      toast({ title: 'Goal saved' })
      return true
    } catch (error) {
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The goal was not saved. Please try again.'),
        variant: 'destructive',
      })
      return false
    }
  }
  return (
    <>
      <Button variant="ghost" className="px-3" onClick={() => setOpen(true)}>
        <Pencil size={18} strokeWidth={1.75} aria-hidden />
        Edit
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit goal">
        <GoalForm values={values} onSave={save}>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Leave as it was
          </Button>
          <Button type="submit" pending={isPending}>
            Save
          </Button>
        </GoalForm>
      </Dialog>
    </>
  )
}
