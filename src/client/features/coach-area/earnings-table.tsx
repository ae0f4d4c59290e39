import { ChevronRight, Download } from 'lucide-react'
import { cn } from '#client/lib/class-names'
import { count, dayIn } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { EmptyState } from '#client/ui/empty-state'
import type { Earning, Earnings } from '#shared/coach-area'
import { formatMinor } from '#shared/money'
import { monthDay, monthName } from './days'
import { earningsCsv } from './earnings-csv'
import { FRESH } from './use-coach-days'
import { useShowAll } from './use-show-all'

const STATE = {
  earned: { words: 'Earned', tone: 'success' },
  ahead: { words: 'Ahead', tone: 'ink' },
  refunded: { words: 'Refunded', tone: 'plain' },
} as const

const money = ({ amount, currency }: Earning['paid']) => formatMinor(amount, currency)

function factsOf({ cancelled, state, duration, seats, format }: Earning): string {
  if (cancelled) return state === 'refunded' ? 'cancelled in time, paid back' : 'cancelled late, a part kept'
  const facts = [duration > 0 && `${duration} minutes`, seats !== null ? `group, ${count(seats, 'seat')}` : format]
  return facts.filter(Boolean).join(', ')
}

const cellClass = 'px-3 py-2.5 md:h-14'
const rowClass =
  'border-b border-border last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-3.5 max-md:[&>td]:p-0'

function Row({ earning, timeZone }: { earning: Earning; timeZone: string }) {
  const { words, tone } = STATE[earning.state]
  return (
    <tr className={rowClass}>
      <td className={cn(cellClass, 'whitespace-nowrap text-muted tabular-nums max-md:row-start-2 max-md:text-sm')}>
        {monthDay(dayIn(timeZone, new Date(earning.at)))}
      </td>
      <td className={cn(cellClass, 'max-md:col-start-1 max-md:row-start-1')}>
        <b className="font-semibold">{earning.with}</b>
        <span className="block text-sm text-muted">{factsOf(earning)}</span>
      </td>
      <td className={cn(cellClass, 'text-right text-muted tabular-nums max-md:hidden')}>{money(earning.paid)}</td>
      <td className={cn(cellClass, 'text-right tabular-nums max-md:col-start-2 max-md:row-start-1')}>
        <b className="font-[650]">{money(earning.yours)}</b>
      </td>
      <td className={cn(cellClass, 'text-right max-md:col-start-2 max-md:row-start-2')}>
        <Chip tone={tone}>{words}</Chip>
      </td>
    </tr>
  )
}

function save(earnings: Earnings) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', earningsCsv(earnings)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'nolo-earnings.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

const A_YEAR = 12
const HEADS = ['Date', 'Session', 'Paid', 'Yours, 85%', 'State']

function sessionsIn(earnings: readonly Earning[]): string {
  const ahead = earnings.filter(({ state }) => state === 'ahead').length
  return count(earnings.length, 'session') + (ahead > 0 ? `, ${ahead} ahead` : '')
}

type MonthProps = { month: Earnings['months'][number]; timeZone: string; isOpen: boolean }

/** A month: its sum, and opened its sessions. */
const Month = ({ month: { month, sums, earnings }, timeZone, isOpen }: MonthProps) => (
  <details open={isOpen} className="group rounded-card border border-border bg-surface shadow-card">
    <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-card px-4 py-3.5 hover:bg-tint md:px-6 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className="-ml-1 shrink-0 text-muted transition-[rotate] duration-220 group-open:rotate-90 motion-reduce:transition-none"
      />
      <h2 className="mr-auto">{monthName(month)}</h2>
      <span className="text-sm text-muted max-md:order-1 max-md:w-full max-md:pl-7">{sessionsIn(earnings)}</span>
      <b className="figure font-[650]">{sums.map(({ yours }) => money(yours)).join(' and ') || 'nothing yet'}</b>
    </summary>
    <div className="px-4 pb-4 md:px-6 md:pb-6">
      <table className="w-full border-collapse text-ui max-md:block max-md:[&>tbody]:block">
        <caption className="sr-only">{monthName(month)}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-border-strong">
            {HEADS.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={cn('px-3 py-2.5 text-left text-xs font-[550] whitespace-nowrap text-muted', at > 1 && 'text-right')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {earnings.map((earning) => (
            <Row key={earning.id + earning.paid.currency} earning={earning} timeZone={timeZone} />
          ))}
          {sums.map(({ paid, yours }) => (
            <tr key={paid.currency} className={cn(rowClass, 'border-t border-border-strong font-[650]')}>
              <td className={cn(cellClass, 'max-md:hidden')} />
              <td className={cellClass}>
                Earned in {monthName(month)}
                {sums.length > 1 && `, ${paid.currency}`}
              </td>
              <td className={cn(cellClass, 'text-right tabular-nums max-md:hidden')}>{money(paid)}</td>
              <td className={cn(cellClass, 'text-right tabular-nums')}>{money(yours)}</td>
              <td className={cn(cellClass, 'max-md:hidden')} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

/** What was earned, month by month, the latest open; a year of months, and the earlier ones when asked for. */
export function EarningsTable() {
  const [earnings] = trpc.coaches.earnings.useSuspenseQuery(undefined, FRESH)
  const { list, shown, showAll } = useShowAll<HTMLDivElement>(A_YEAR)
  const { months, ahead, timeZone } = earnings
  if (months.length === 0)
    return (
      <Card>
        <EmptyState title="Nothing earned yet">
          You keep 85% of what a session costs. It stands here as soon as one is paid.
        </EmptyState>
      </Card>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {ahead.length > 0 && `Sessions ahead add ${ahead.map(money).join(' and ')} once they are held.`}
        </p>
        <Button variant="secondary" onClick={() => save(earnings)}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          CSV
        </Button>
      </div>
      <div ref={list} className="grid gap-2.5">
        {months.slice(0, shown).map((month, at) => (
          <Month key={month.month} month={month} timeZone={timeZone} isOpen={at === 0} />
        ))}
      </div>
      {shown && months.length > shown && (
        <Button variant="secondary" className="justify-self-start" onClick={showAll}>
          Show {count(months.length - shown, 'earlier month')}
        </Button>
      )}
    </>
  )
}
