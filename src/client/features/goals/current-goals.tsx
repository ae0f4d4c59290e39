import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { CATEGORY } from '#client/lib/category'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Card, CardHeader } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { ProgressBar } from '#client/ui/progress-bar'
import { DASHBOARD_GOALS } from '#shared/goal-rules'
import type { Goal } from '#shared/goals'
import { byDay } from './target-date'

function Row({ goal }: { goal: Goal }) {
  const { today, locale } = useToday()
  return (
    <li className="not-first:mt-4.5 not-first:border-t not-first:border-border not-first:pt-4.5">
      <Link to="/goals/$goalId" params={{ goalId: goal.id }} className="group block rounded-chip outline-offset-4">
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            <h3 className="break-words underline-offset-4 group-hover:underline">{goal.title}</h3>
            <span className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
              {goal.category}
              <span aria-hidden>·</span>
              {byDay(goal.targetDate, locale, today)}
            </span>
          </span>
          <b className="figure text-lede leading-snug font-[640]">{goal.progress}%</b>
        </span>
        <ProgressBar
          className="mt-3"
          value={goal.progress}
          label={`Progress of ${goal.title}`}
          color={CATEGORY[goal.category].color}
        />
      </Link>
    </li>
  )
}

/** The dashboard's goals: the active ones that come first. */
export function CurrentGoals({ className }: { className?: string }) {
  const [goals] = trpc.goals.list.useSuspenseQuery()
  const shown = goals.filter(({ status }) => status === 'active').slice(0, DASHBOARD_GOALS)
  return (
    <Card aria-labelledby="current-goals" className={className}>
      <CardHeader title="Current goals" id="current-goals">
        <Link
          to="/goals"
          className="-my-2.5 -mr-1 flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary"
        >
          View All
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </Link>
      </CardHeader>
      {shown.length > 0 ? (
        <ul>
          {shown.map((goal) => (
            <Row key={goal.id} goal={goal} />
          ))}
        </ul>
      ) : (
        <EmptyState title={goals.length === 0 ? 'No goals yet' : 'Nothing on the go'}>
          One small goal is enough to begin. Write it down here, or find it in a talk with Nolo.
        </EmptyState>
      )}
    </Card>
  )
}
