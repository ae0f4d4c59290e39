import { Link } from '@tanstack/react-router'
import { dayIn } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { sameClock, slotName, timeIn, weekdayOf, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { ErrorState } from '#client/ui/error-state'
import { Skeleton } from '#client/ui/skeleton'
import type { CoachProfile } from '#shared/coaches'
import { nextTimes } from '#shared/next-times'

const DAYS = 3
const TIMES_A_DAY = 6

/** The next three days with free hours, each time a way into the booking. */
export function FreeTimes({ coach }: { coach: CoachProfile }) {
  const { timeZone: own, locale } = useUser()
  const timeZone = own ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const { firstName } = coach.user
  const { data, isError, refetch } = trpc.sessions.slots.useQuery(nextTimes(coach.id, timeZone, dayIn(timeZone)), {
    staleTime: 20_000,
  })
  if (isError) return <ErrorState title="The free times did not load" onRetry={() => void refetch()} />
  const days = data?.days.filter(({ free }) => free.length > 0).slice(0, DAYS)
  const first = days?.[0]?.free[0]
  const differs = first ? !sameClock(first.startsAt, timeZone, coach.timeZone) : false
  return (
    <section aria-labelledby="free-times">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id="free-times" className="text-h3">
          Next free times
        </h2>
        <span className="text-xs text-muted">60 min, {zoneWords(timeZone)}</span>
      </div>
      {!days && <Skeleton className="mt-4 h-56 rounded-control" />}
      {days?.length === 0 && (
        <p className="mt-3 text-ui text-muted">Nothing is free in the next month. A message may still find a way.</p>
      )}
      {days?.map(({ day, free }) => (
        <div key={day} className="mt-3.5">
          <h3 className="font-sans text-sm font-semibold">{weekdayOf(day, locale)}</h3>
          <ul className="mt-2 grid grid-cols-3 gap-2">
            {free.slice(0, TIMES_A_DAY).map(({ startsAt }) => (
              <li key={startsAt}>
                <Link
                  to="/booking"
                  search={{ coach: coach.id, date: day, time: slotName(startsAt, timeZone) }}
                  className="grid min-h-11 place-items-center rounded-control border border-border-strong bg-raised py-1 text-ui font-semibold tabular-nums hover:bg-tint"
                >
                  {timeIn(timeZone, startsAt)}
                  {differs && (
                    <span className="text-xs font-normal text-muted">
                      {timeIn(coach.timeZone, startsAt)} <span className="sr-only">in {cityOf(coach.timeZone)}</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-3.5 text-xs text-muted">
        {differs
          ? `${zoneWords(timeZone)}, and under it ${zoneWords(coach.timeZone)}, where ${firstName} is.`
          : `${zoneWords(timeZone)}, yours and ${firstName}'s.`}{' '}
        <Link to="/booking" search={{ coach: coach.id }} className="font-semibold text-primary underline underline-offset-3">
          All times
        </Link>
      </p>
    </section>
  )
}
