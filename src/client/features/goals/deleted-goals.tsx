import { ChevronDown, Undo2 } from 'lucide-react'
import { count, dayIn, daysBetween } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { RESTORE_DAYS } from '#shared/goal-rules'
import { useRestoreGoal } from './use-delete-goal'

/** Goals deleted in the last seven days, each with its way back. */
export function DeletedGoals() {
  const [deleted] = trpc.goals.listDeleted.useSuspenseQuery()
  const { today, timeZone } = useToday()
  const restore = useRestoreGoal()
  if (deleted.length === 0) return null
  const daysLeft = (deletedAt: string) => Math.max(0, RESTORE_DAYS - daysBetween(dayIn(timeZone, new Date(deletedAt)), today))
  return (
    <details className="group mt-8 rounded-card border border-border bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 rounded-card px-5 text-ui font-[550] text-muted hover:text-text">
        Deleted in the last seven days
        <span className="figure">{deleted.length}</span>
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className="ml-auto transition-transform duration-220 group-open:rotate-180"
        />
      </summary>
      <ul className="px-5 pb-3">
        {deleted.map((goal) => (
          <li key={goal.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border py-3">
            <span className="min-w-0">
              <b className="block font-semibold break-words">{goal.title}</b>
              <span className="text-sm text-muted">
                {goal.category} · gone for good in {count(daysLeft(goal.deletedAt), 'day')}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              pending={restore.isPending && restore.variables.id === goal.id}
              onClick={() => restore.mutate({ id: goal.id })}
            >
              <Undo2 size={18} strokeWidth={1.75} aria-hidden />
              Bring back<span className="sr-only"> {goal.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
