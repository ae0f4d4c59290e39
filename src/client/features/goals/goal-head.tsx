import { CATEGORY } from '#client/lib/category'
import { useToday } from '#client/lib/use-today'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { ProgressRing } from '#client/ui/progress-ring'
import type { GoalDetail } from '#shared/goals'
import { GoalActions } from './goal-actions'
import { GoalProgress } from './goal-progress'
import { StatusChip } from './status-chip'
import { byDayWithDistance } from './target-date'

/** One goal: what it is, how far it is, what can be done with it. */
export function GoalHead({ goal }: { goal: GoalDetail }) {
  const { today, locale } = useToday()
  const { color, Icon } = CATEGORY[goal.category]
  const total = goal.milestones.length
  const done = goal.milestones.filter((milestone) => milestone.done).length
  return (
    <Card aria-labelledby="goal-title">
      <div className="grid grid-cols-[1fr_auto] items-start gap-3 md:items-center md:gap-5">
        <div className="min-w-0">
          <div className="mb-3 flex flex-wrap gap-2">
            <Chip>
              <Icon size={15} strokeWidth={1.75} aria-hidden />
              {goal.category}
            </Chip>
            <StatusChip status={goal.status} />
          </div>
          <h1 id="goal-title" className="text-[1.375rem] break-words md:text-[1.625rem]">
            {goal.title}
          </h1>
          <p className="mt-1 text-sm text-muted">{byDayWithDistance(goal.targetDate, locale, today)}</p>
        </div>
        <ProgressRing value={goal.progress} label={`${goal.progress} percent done`} color={color}>
          <b className="figure block text-[1.625rem] leading-none font-[640]">{goal.progress}%</b>
          <span className="text-xs text-muted">{total > 0 ? `${done} of ${total}` : 'done'}</span>
        </ProgressRing>
      </div>
      {goal.description && <p className="mt-4 max-w-read break-words whitespace-pre-line">{goal.description}</p>}
      {total === 0 && <GoalProgress goal={goal} />}
      <GoalActions goal={goal} />
    </Card>
  )
}
