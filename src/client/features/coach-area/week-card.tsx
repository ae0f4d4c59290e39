import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#client/lib/class-names'
import { dayIn, weekdayName } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { ErrorState } from '#client/ui/error-state'
import { IconButton } from '#client/ui/icon-button'
import { Skeleton } from '#client/ui/skeleton'
import { addDays, weekDays, weekSpan } from '#shared/coach-days'
import type { CoachMeeting } from '#shared/coach-sessions'
import type { Availability } from '#shared/coaches'
import { clockOf, hoursOf, weekName } from './days'
import { GroupDialog } from './group-dialog'
import { FRESH, takesTime } from './use-coach-days'
import { BUSY, ClosedBox, EventBox, WeekEvent } from './week-event'
import { closedBetween, openOn, partIn } from './week-hours'

type Busy = { startsAt: string; endsAt: string }

const LEGEND = [
  ['One person', 'bg-primary-soft border-l-3 border-chart-1'],
  ['Group', 'bg-bubble-coach border-l-3 border-chart-4'],
  ['Waiting for you', 'bg-sun-soft border-l-3 border-chart-2'],
  ['Done, or busy in your own calendar', 'bg-tint border-l-3 border-border-strong'],
  ['Closed', 'border border-border bg-sunken'],
] as const

type WeekProps = { days: string[]; availability: Availability; meetings: CoachMeeting[]; busy: Busy[] }

/** Seven columns by the hour; in the narrow layout a list by day. */
function Week({ days, availability, meetings, busy }: WeekProps) {
  const [open, setOpen] = useState<string | null>(null)
  const { timeZone } = availability
  const today = dayIn(timeZone)
  const columns = days.map((day, index) => {
    const endOf = ({ startsAt, duration }: CoachMeeting) => new Date(Date.parse(startsAt) + duration * 60_000).toISOString()
    return {
      day,
      ...openOn(day, index + 1, availability),
      meetings: meetings.flatMap((meeting) => {
        const part = partIn(day, meeting.startsAt, endOf(meeting), timeZone)
        return part ? [{ meeting, ...part }] : []
      }),
      busy: busy.flatMap((one) => {
        const part = partIn(day, one.startsAt, one.endsAt, timeZone)
        return part ? [{ ...part, from: timeIn(timeZone, one.startsAt) }] : []
      }),
    }
  })
  // events of other calendars may fill whole nights; the hours shown are those of the coach's own work
  const shown = columns.flatMap((column) => [...column.openings, ...column.meetings])
  const first = Math.floor(Math.min(540, ...shown.map(({ start }) => start)) / 60) * 60
  const last = Math.ceil(Math.max(1080, ...shown.map(({ end }) => end)) / 60) * 60
  const hours = Array.from({ length: (last - first) / 60 }, (_, index) => first + index * 60)
  return (
    <>
      <div className="mt-1 lg:grid lg:grid-cols-[2.75rem_repeat(7,minmax(0,1fr))]">
        <div aria-hidden className="hidden pt-13 text-xs text-muted tabular-nums lg:block">
          {hours.map((hour) => (
            <span key={hour} className="block h-14 -translate-y-[.55rem]">
              {clockOf(hour)}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <section
            key={column.day}
            aria-label={`${weekdayName(column.day)} ${Number(column.day.slice(8))}`}
            className="max-lg:grid max-lg:grid-cols-[4.5rem_minmax(0,1fr)] max-lg:gap-3 max-lg:border-t max-lg:border-border max-lg:py-2.5"
          >
            <h3 className="grid content-start justify-items-start lg:content-center font-sans text-xs font-medium text-muted lg:h-13 lg:justify-items-center">
              {weekdayName(column.day)}
              <b
                className={cn(
                  'figure text-h3 font-[640]',
                  column.day === today ? 'grid size-7 place-items-center rounded-arch bg-sun text-on-sun' : 'text-text',
                )}
              >
                {Number(column.day.slice(8))}
              </b>
            </h3>
            <ul
              style={{ '--day': `${hours.length * 3.5}rem` }}
              className="max-lg:grid max-lg:gap-1.5 lg:relative lg:h-(--day) lg:overflow-hidden lg:border-l lg:border-border lg:bg-[repeating-linear-gradient(to_bottom,var(--border)_0_1px,transparent_1px_3.5rem)]"
            >
              {closedBetween(first, last, column.openings).map(({ start, end }) => (
                <ClosedBox key={start} start={start} end={end} first={first} />
              ))}
              {column.openings.length === 0 && column.meetings.length === 0 && (
                <li className="py-1 text-xs font-medium text-muted lg:relative lg:px-2">
                  {column.isDifferent ? 'Day off' : 'No hours'}
                </li>
              )}
              {column.openings.length > 0 && column.isDifferent && (
                <li className="py-1 text-xs text-muted tabular-nums lg:sr-only">Open {hoursOf(column.openings)}</li>
              )}
              {column.busy.map(({ start, end, from }) => (
                <EventBox
                  key={`${start}-${end}`}
                  start={Math.max(start, first)}
                  end={Math.max(Math.min(end, last), first)}
                  first={first}
                  className={BUSY}
                >
                  <b className="font-semibold">Busy</b>
                  <span className={cn('block tabular-nums', end - start < 45 && 'lg:sr-only')}>{from}, from your calendar</span>
                </EventBox>
              ))}
              {column.meetings.map(({ meeting, start, end }) => (
                <WeekEvent
                  key={meeting.id}
                  meeting={meeting}
                  timeZone={timeZone}
                  start={start}
                  end={end}
                  first={first}
                  onOpenGroup={() => setOpen(meeting.id)}
                />
              ))}
              {column.openings.length > 0 && column.meetings.length + column.busy.length === 0 && (
                <li className="py-1 text-xs text-muted lg:sr-only">Nothing booked</li>
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-4 hidden flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted lg:flex">
        {LEGEND.map(([words, look]) => (
          <span key={words} className="inline-flex items-center gap-2">
            <i aria-hidden className={cn('size-3.5 rounded-[5px]', look)} />
            {words}
          </span>
        ))}
      </p>
      <GroupDialog meeting={meetings.find(({ id }) => id === open) ?? null} timeZone={timeZone} onClose={() => setOpen(null)} />
    </>
  )
}

/** The coach's week: booked, busy and free, on the coach's own clock. Which week it is stands in the address. */
export function WeekCard() {
  const [{ availability }] = trpc.coaches.availability.useSuspenseQuery()
  const { week } = useSearch({ from: '/coach' })
  const navigate = useNavigate({ from: '/coach' })
  const today = dayIn(availability.timeZone)
  const days = weekDays(week ?? today)
  const span = weekSpan(days[0] as string)
  const meetings = trpc.sessions.coachList.useQuery(span, { ...FRESH, placeholderData: keepPreviousData })
  const busy = trpc.coaches.busyTimes.useQuery(span, { ...FRESH, placeholderData: keepPreviousData })
  const go = (to: string | undefined) => void navigate({ search: { week: to }, resetScroll: false })
  const isThisWeek = days.includes(today)
  return (
    <Card aria-labelledby="week-title">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton label="Previous week" className="-ml-3" onClick={() => go(addDays(days[0] as string, -7))}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <h2 id="week-title" aria-live="polite">
            {weekName(days)}
          </h2>
          <IconButton label="Next week" onClick={() => go(addDays(days[0] as string, 7))}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {!isThisWeek && (
            <Button variant="ghost" size="sm" className="text-primary!" onClick={() => go(undefined)}>
              This week
            </Button>
          )}
          <Chip>
            <Globe size={16} strokeWidth={1.75} aria-hidden />
            {cityOf(availability.timeZone)} time
          </Chip>
        </div>
      </header>
      {meetings.isPending && <Skeleton className="h-96 w-full rounded-option" />}
      {meetings.isError && <ErrorState onRetry={() => void meetings.refetch()} />}
      {meetings.data && (
        <Week days={days} availability={availability} meetings={meetings.data.filter(takesTime)} busy={busy.data ?? []} />
      )}
    </Card>
  )
}
