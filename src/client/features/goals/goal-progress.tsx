import { useId, useState } from 'react'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { useToast } from '#client/ui/toast'
import type { GoalDetail } from '#shared/goals'
import { useGoalCache } from './use-goal-cache'

/** Progress set by hand, for a goal without milestones; kept when the slider is let go. */
export function GoalProgress({ goal }: { goal: GoalDetail }) {
  const id = useId()
  // What the hand holds now; once it is kept, the goal's own figure shows again.
  const [held, setHeld] = useState<number | null>(null)
  const value = held ?? goal.progress
  const cache = useGoalCache()
  const toast = useToast()
  const { mutate } = trpc.goals.edit.useMutation({
    onSuccess: cache.changed,
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The progress was not saved. Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => setHeld(null),
  })
  const keep = () => {
    if (value !== goal.progress) mutate({ id: goal.id, progress: value })
  }
  return (
    <div className="mt-5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        How far are you?
        <output htmlFor={id} className="figure">
          {value}%
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={(event) => setHeld(event.target.valueAsNumber)}
        onPointerUp={keep}
        onKeyUp={keep}
        onBlur={keep}
        className="h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  )
}
