import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { awayFrom, timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Skeleton } from '#client/ui/skeleton'
import type { SessionType } from '#shared/sessions'

type Props = {
  coach: { id: string; firstName: string }
  startsAt: string
  /** What the server said of it. */
  why: string
  duration: 30 | 60 | 90
  sessionType: SessionType
  timeZone: string
  onTake: (startsAt: string) => void
  onAll: () => void
}

/** Somebody was quicker, or the day is full: nothing was charged, and the three nearest starts are one press away. */
export function GoneSlot({ coach, startsAt, why, duration, sessionType, timeZone, onTake, onAll }: Props) {
  const { locale } = useToday()
  const [picked, setPicked] = useState<string>()
  const nearest = trpc.sessions.nearest.useQuery({ coachId: coach.id, startsAt, duration, sessionType }, { staleTime: 0 })
  const starts = nearest.data ?? []
  const choice = starts.find((slot) => slot.startsAt === picked) ?? starts[0]
  const short = (at: string) => weekdayIn(timeZone, at, locale, true)
  return (
    <>
      <Card role="alert" className="grid gap-4 border-2! border-danger! md:grid-cols-[auto_minmax(0,1fr)]">
        <span className="grid h-13 w-12 place-items-center rounded-arch bg-danger-soft text-danger">
          <CalendarX2 size={22} strokeWidth={1.75} aria-hidden />
        </span>
        <div>
          <h2 id="step-title" tabIndex={-1} className="outline-none">
            That time has just gone
          </h2>
          <p className="mt-0.5">
            {weekdayIn(timeZone, startsAt, locale)} at {timeIn(timeZone, startsAt)} is no longer free. {why} You were not charged,
            and everything you wrote is still here.
          </p>
        </div>
      </Card>
      <Card aria-labelledby="nearest-title">
        <CardHeader title={`Nearest with ${coach.firstName}`} id="nearest-title">
          <span className="text-sm text-muted">{zoneWords(timeZone)}</span>
        </CardHeader>
        {nearest.isPending ? (
          <Skeleton className="h-24 w-full" />
        ) : starts.length === 0 ? (
          <p className="text-muted">Nothing else is free just now. Another length or another coach may have room.</p>
        ) : (
          <div role="radiogroup" aria-labelledby="nearest-title" className="grid gap-3 md:grid-cols-3">
            {starts.map((slot) => (
              <label
                key={slot.startsAt}
                className="relative grid min-h-11 cursor-pointer gap-0.5 rounded-option border border-border-strong bg-raised px-4.5 py-4 max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:gap-3.5 has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring-1 has-checked:inset-ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
              >
                <input
                  type="radio"
                  name="nearest"
                  value={slot.startsAt}
                  checked={slot === choice}
                  onChange={() => setPicked(slot.startsAt)}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                <span className="text-sm text-muted">{short(slot.startsAt)}</span>
                <b className="figure text-xl font-[640]">{timeIn(timeZone, slot.startsAt)}</b>
                <span className="text-sm">{awayFrom(slot.startsAt, startsAt)}</span>
              </label>
            ))}
          </div>
        )}
      </Card>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onClick={onAll}>
          See all times
        </Button>
        {choice && (
          <Button onClick={() => onTake(choice.startsAt)}>
            Hold {short(choice.startsAt)}, {timeIn(timeZone, choice.startsAt)}
          </Button>
        )}
      </div>
    </>
  )
}
