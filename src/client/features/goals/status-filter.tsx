import { Link } from '@tanstack/react-router'
import type { Goal, GoalStatus } from '#shared/goals'
import { STATUS } from './goal-status'

const ORDER = [undefined, 'active', 'paused', 'completed', 'archived'] as const

type Props = { goals: Goal[]; status: GoalStatus | undefined }

/** All goals or those of one status, with how many there are. */
export const StatusFilter = ({ goals, status }: Props) => (
  <nav aria-label="Filter goals" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
    {ORDER.map((option) => {
      const number = option ? goals.filter((goal) => goal.status === option).length : goals.length
      return (
        <Link
          key={option ?? 'all'}
          to="/goals"
          search={{ status: option }}
          aria-current={option === status ? 'true' : undefined}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-border-strong bg-raised px-4 text-ui font-[550] hover:bg-tint aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
        >
          {option ? STATUS[option].label : 'All'}
          <span className="figure text-sm opacity-75">{number}</span>
        </Link>
      )
    })}
  </nav>
)
