import { lazy, Suspense, useState } from 'react'
import type { SessionType } from '#shared/sessions'
import { sentenceOf } from '../lib/failure'
import { dayIn } from '../lib/format'
import { weekdayOf, zoneWords } from '../lib/slot-times'
import { monthAfter, useMonthSlots } from '../lib/slots'
import { cityOf } from '../lib/zones'
import { ErrorState } from './error-state'
import { Skeleton } from './skeleton'
import { SlotTimes } from './slot-times'

const CalendarMonth = lazy(async () => ({ default: (await import('./calendar')).CalendarMonth }))
/** No coach plans further ahead than a year. */
const MONTHS = 12

type Props = {
  coach: { id: string; firstName: string }
  duration: 30 | 60 | 90
  sessionType: SessionType
  timeZone: string
  locale: string
  /** The day looked at and the start picked. */
  date: string | undefined
  startsAt: string | undefined
  onDate: (date: string) => void
  onPick: (startsAt: string) => void
}

const MonthWaiting = () => <Skeleton className="h-82 w-full max-w-77" />

/** A month in which half a sun marks the free days, and beside it the starts of the day that is picked. */
export function SlotPicker({ coach, duration, sessionType, timeZone, locale, date, startsAt, onDate, onPick }: Props) {
  const wish = { coachId: coach.id, duration, sessionType, timeZone }
  const today = dayIn(timeZone)
  const now = today.slice(0, 7)
  const [turned, setTurned] = useState<string>()
  const first = useMonthSlots(wish, now, !date && !turned)
  // towards its end a month may have nothing free: then the next one is shown
  const bare = first.data?.days.every(({ free }) => free.length === 0)
  const month = turned ?? date?.slice(0, 7) ?? (bare ? monthAfter(now) : now)
  const slots = useMonthSlots(wish, month)
  const days = slots.data?.days ?? []
  const open = new Set(days.filter(({ free }) => free.length > 0).map(({ day }) => day))
  const chosen = date?.startsWith(month) ? days.find(({ day }) => day === date) : undefined
  const zones = slots.data && slots.data.coachTimeZone !== timeZone ? slots.data.coachTimeZone : null
  if (slots.isError)
    return (
      <ErrorState title="The times did not load" onRetry={() => slots.refetch()}>
        {sentenceOf(slots.error, 'Please check your connection and try again.')}
      </ErrorState>
    )
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[19.25rem_minmax(0,1fr)] md:gap-8">
      <div aria-busy={slots.isFetching}>
        <Suspense fallback={<MonthWaiting />}>
          <CalendarMonth
            value={date ?? null}
            min={today}
            onPick={onDate}
            open={{ days: open, month, onMonth: setTurned, lastMonth: monthAfter(now, MONTHS) }}
          />
        </Suspense>
        <p role="status" className="mt-2 text-sm text-muted">
          {slots.isPending ? 'Looking for free times' : open.size === 0 ? 'Nothing is free in this month.' : ''}
        </p>
      </div>
      <div aria-live="polite">
        {chosen ? (
          <>
            <h3>{weekdayOf(chosen.day, locale)}</h3>
            <p className="mt-0.5 mb-3 text-sm text-muted">
              {chosen.free.length} of {chosen.free.length + chosen.taken.length} times are free, {zoneWords(timeZone)}
              {zones && `. Small: ${cityOf(zones)}, where ${coach.firstName} is`}
            </p>
            <SlotTimes
              day={chosen}
              timeZone={timeZone}
              coachTimeZone={slots.data?.coachTimeZone ?? timeZone}
              coachName={coach.firstName}
              value={startsAt}
              onPick={onPick}
            />
          </>
        ) : slots.isPending && date ? (
          <div className="grid gap-3">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-64 w-full" />
          </div>
        ) : (
          <p className="text-ui text-muted">Pick a day with half a sun: its free times stand here.</p>
        )}
      </div>
    </div>
  )
}
