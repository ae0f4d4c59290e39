import { useNavigate } from '@tanstack/react-router'
import { Archive, CircleCheck, type LucideIcon, Pause, Play, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { useToast } from '#client/ui/toast'
import { GOAL_MOVES } from '#shared/goal-rules'
import type { GoalDetail, GoalStatus } from '#shared/goals'
import { EditGoal } from './edit-goal'
import { useDeleteGoal } from './use-delete-goal'
import { useGoalCache } from './use-goal-cache'

const MOVES: Record<GoalStatus, { label: string; said: string; Icon: LucideIcon }> = {
  completed: { label: 'Complete', said: 'Goal completed', Icon: CircleCheck },
  active: { label: 'Reactivate', said: 'Goal is active again', Icon: Play },
  paused: { label: 'Pause', said: 'Goal paused', Icon: Pause },
  archived: { label: 'Archive', said: 'Goal archived', Icon: Archive },
}

/** The ways on from where a goal stands. */
export function GoalActions({ goal }: { goal: GoalDetail }) {
  const navigate = useNavigate()
  const cache = useGoalCache()
  const toast = useToast()
  const { deleteGoal, isPending } = useDeleteGoal()
  const move = trpc.goals.changeStatus.useMutation({
    onSuccess: (moved) => {
      cache.changed(moved)
      toast({ title: MOVES[moved.status].said, description: moved.title })
    },
    onError: (error) =>
      toast({ title: 'Error', description: sentenceOf(error, 'That did not work. Please try again.'), variant: 'destructive' }),
  })
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(goal)
  // The button just pressed is no longer among the ways on: the keyboard goes on from the first of the new ones.
  useEffect(() => {
    const moved = before.current.id === goal.id && before.current.status !== goal.status
    before.current = goal
    if (moved && document.activeElement === document.body) box.current?.querySelector('button')?.focus()
  }, [goal])
  const reached = goal.status === 'active' && goal.progress === 100
  return (
    <div ref={box} className="mt-5 grid grid-cols-2 gap-2 md:flex md:flex-wrap">
      {GOAL_MOVES[goal.status].map((status) => {
        const { label, Icon } = MOVES[status]
        const waiting = move.isPending && move.variables.status === status
        return (
          <Button
            key={status}
            variant={reached && status === 'completed' ? 'primary' : 'secondary'}
            className="max-md:px-3"
            pending={waiting}
            onClick={() => move.mutate({ id: goal.id, status })}
          >
            {!waiting && <Icon size={18} strokeWidth={1.75} aria-hidden />}
            {label}
          </Button>
        )
      })}
      <EditGoal goal={goal} />
      <Button
        variant="ghost"
        className="px-3 text-danger! max-md:last:odd:col-span-2"
        pending={isPending}
        onClick={() => deleteGoal(goal, () => void navigate({ to: '/goals' }))}
      >
        {!isPending && <Trash2 size={18} strokeWidth={1.75} aria-hidden />}
        Delete
      </Button>
    </div>
  )
}
