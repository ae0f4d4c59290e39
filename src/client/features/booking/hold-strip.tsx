import { Hourglass } from 'lucide-react'
import { timeIn, weekdayIn } from '#client/lib/slot-times'
import { useNow } from '#client/lib/use-now'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { ProgressBar } from '#client/ui/progress-bar'
import { HOLD_MINUTES } from '#shared/sessions'

type Props = {
  startsAt: string
  timeZone: string
  /** Null while it is still being asked for. */
  until: number | null
  onAgain: () => void
}

const HOLD_MS = HOLD_MINUTES * 60_000

/** The time that is kept for its buyer, counted down beside a bar that empties. */
export function HoldStrip({ startsAt, timeZone, until, onAgain }: Props) {
  const { locale } = useToday()
  const now = useNow(1000)
  const left = until === null ? HOLD_MS : Math.min(Math.max(until - now, 0), HOLD_MS)
  const seconds = Math.ceil(left / 1000)
  const when = `${weekdayIn(timeZone, startsAt, locale)}, ${timeIn(timeZone, startsAt)}`
  if (left === 0)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-danger bg-surface px-5 py-4"
      >
        <p>
          <b className="font-semibold">The ten minutes are over.</b>{' '}
          <span className="text-muted">{when} is free for others again. Nothing was charged.</span>
        </p>
        <Button variant="secondary" onClick={onAgain}>
          Hold it again
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 rounded-card bg-sun-soft px-4 py-4 md:px-5">
      <Hourglass size={20} strokeWidth={1.75} aria-hidden />
      <p role="status">
        {until === null ? (
          'Holding your time'
        ) : (
          <>
            <b className="font-semibold">{when} is held for you.</b>{' '}
            <span className="text-muted">Take your time; nobody else can have it.</span>
          </>
        )}
      </p>
      <p role="timer" aria-label="Time left" className="figure text-[1.75rem] leading-none font-[640]">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <ProgressBar
        value={Math.round((left / HOLD_MS) * 1000) / 10}
        label="Time left to pay"
        color="var(--chart-2)"
        thin
        className="col-span-full"
      />
    </div>
  )
}
