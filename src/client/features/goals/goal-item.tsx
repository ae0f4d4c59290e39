import { Link } from '@tanstack/react-router'
import { CATEGORY } from '#client/lib/category'
import { useToday } from '#client/lib/use-today'
import { ProgressBar } from '#client/ui/progress-bar'
import type { Goal, GoalStatus } from '#shared/goals'
import { StatusChip } from './status-chip'
import { byDay } from './target-date'

/** One goal in the list of all; the open one carries an edge. */
export function GoalItem({ goal, status }: { goal: Goal; status: GoalStatus | undefined }) {
  const { today, locale } = useToday()
  return (
    <Link
      to="/goals/$goalId"
      params={{ goalId: goal.id }}
      search={{ status }}
      activeOptions={{ includeSearch: false }}
      className="grid h-full content-start gap-2.5 rounded-option border border-border bg-surface px-4.5 py-4 transition-[border-color] duration-120 hover:border-border-strong aria-[current]:border-primary aria-[current]:inset-ring aria-[current]:inset-ring-primary"
    >
      <span className="flex items-start gap-3">
        <span className="min-w-0 flex-1">
          <b className="block font-semibold break-words">{goal.title}</b>
          <span className="block text-sm text-muted">
            {goal.category} · {byDay(goal.targetDate, locale, today)}
          </span>
        </span>
        <span className="figure font-[640]">{goal.progress}%</span>
      </span>
      <ProgressBar thin value={goal.progress} label={`Progress of ${goal.title}`} color={CATEGORY[goal.category].color} />
      {goal.status !== 'active' && (
        <span>
          <StatusChip status={goal.status} />
        </span>
      )}
    </Link>
  )
}
