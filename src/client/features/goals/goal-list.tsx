import { cn } from '#client/lib/class-names'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import type { Goal, GoalStatus } from '#shared/goals'
import { GoalItem } from './goal-item'
import { STATUS } from './goal-status'

type Props = {
  goals: Goal[]
  status: GoalStatus | undefined
  /** One column, beside an open goal. */
  narrow?: boolean
}

export function GoalList({ goals, status, narrow = false }: Props) {
  const shown = status ? goals.filter((goal) => goal.status === status) : goals
  if (shown.length === 0)
    return (
      <Card>
        {status ? (
          <EmptyState title={`No ${STATUS[status].label.toLowerCase()} goals`} art={false}>
            Goals show up here when they are {STATUS[status].label.toLowerCase()}.
          </EmptyState>
        ) : (
          <EmptyState title="No goals yet">
            One small goal is enough to begin. What would you like to be different in a month?
          </EmptyState>
        )}
      </Card>
    )
  return (
    <ul className={cn('grid gap-2 md:gap-3', narrow ? 'lg:gap-2' : 'md:grid-cols-2 xl:grid-cols-3')}>
      {shown.map((goal) => (
        <li key={goal.id} className="min-w-0">
          <GoalItem goal={goal} status={status} />
        </li>
      ))}
    </ul>
  )
}
