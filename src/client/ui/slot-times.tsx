import { useId } from 'react'
import type { SlotDays } from '#shared/sessions'
import { cn } from '../lib/class-names'
import { count } from '../lib/format'
import { isSecondShowing, sameClock, timeIn, zoneWords } from '../lib/slot-times'

type Day = SlotDays['days'][number]
type Props = {
  day: Day
  timeZone: string
  /** Whose clock the coach's hours are on; said beside a start where it shows something else. */
  coachTimeZone: string
  coachName: string
  /** The instant that is picked. */
  value: string | undefined
  onPick: (startsAt: string) => void
}

const boxClass =
  'relative grid min-h-11 content-center justify-items-center rounded-control border px-1 py-1 text-ui leading-tight tabular-nums'

/** The starts of one day: free ones to pick, taken ones struck through. */
export function SlotTimes({ day, timeZone, coachTimeZone, coachName, value, onPick }: Props) {
  const name = useId()
  const starts = [
    ...day.free.map((slot) => ({ ...slot, isFree: true })),
    ...day.taken.map((startsAt) => ({ startsAt, group: null, isFree: false })),
  ].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
  return (
    <div role="radiogroup" aria-label="Time" className="grid grid-cols-3 gap-2">
      {starts.map(({ startsAt, group, isFree }) => {
        const time = timeIn(timeZone, startsAt)
        const elsewhere = sameClock(startsAt, timeZone, coachTimeZone) ? null : timeIn(coachTimeZone, startsAt)
        return (
          <label
            key={startsAt}
            className={cn(
              boxClass,
              isFree
                ? 'cursor-pointer border-border-strong bg-raised font-semibold hover:bg-tint has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
                : 'border-transparent bg-sunken text-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={startsAt}
              checked={startsAt === value}
              disabled={!isFree}
              onChange={() => onPick(startsAt)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
            />
            <span className={isFree ? undefined : 'line-through'}>
              {time}
              {isSecondShowing(startsAt, timeZone) && <span className="text-xs font-normal"> again</span>}
            </span>
            <span className="sr-only">
              {zoneWords(timeZone)}
              {!isFree && ', taken'}
            </span>
            {elsewhere && (
              <span className="text-xs font-normal">
                {elsewhere} <span className="max-sm:sr-only">for</span> <span className="max-sm:sr-only">{coachName}</span>
              </span>
            )}
            {group && <span className="text-xs font-normal">{count(group.seatsLeft, 'seat')} left</span>}
          </label>
        )
      })}
    </div>
  )
}
