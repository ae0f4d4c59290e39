import { Check } from 'lucide-react'
import { cn } from '#client/lib/class-names'
import { formatWeek, weekdayName } from '#client/lib/format'
import { Card, CardHeader } from '#client/ui/card'
import { useWeek } from './use-week'

const Figure = ({ value, label }: { value: string | number; label: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="mt-0.5 text-xs leading-[1.35] text-muted">{label}</dt>
    <dd className="figure text-[1.375rem] leading-tight font-[640]">{value}</dd>
  </div>
)

const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}%`

/** Seven small doors, lit on the days something happened, and the week in three figures. */
export function ThisWeek({ className }: { className?: string }) {
  const { week, today, isActive, sessionsDone, talks, progressChange } = useWeek()
  return (
    <Card aria-labelledby="this-week" className={className}>
      <CardHeader title="This Week" id="this-week" className="mb-4">
        <span className="text-sm text-muted">{formatWeek(week[0] ?? today, week[6] ?? today)}</span>
      </CardHeader>
      <ul className="grid grid-cols-7 text-center text-xs text-muted">
        {week.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined} className={cn(day === today && 'font-[650] text-text')}>
            <span
              className={cn(
                'mx-auto mb-1.5 grid h-7.5 w-7 place-items-center rounded-arch text-on-sun',
                isActive(day) ? 'bg-sun' : 'bg-tint',
                day === today && 'shadow-[0_0_0_2px_var(--surface),0_0_0_3.5px_var(--text)]',
              )}
            >
              {isActive(day) && <Check size={14} strokeWidth={2.5} aria-hidden />}
            </span>
            {weekdayName(day)}
            {isActive(day) && <span className="sr-only">, you were here</span>}
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-3 gap-2 border-t border-border pt-4.5">
        <Figure value={sessionsDone} label={sessionsDone === 1 ? 'session done' : 'sessions done'} />
        <Figure value={talks} label={talks === 1 ? 'talk with Nolo' : 'talks with Nolo'} />
        <Figure value={signed(progressChange)} label="goal progress" />
      </dl>
    </Card>
  )
}
