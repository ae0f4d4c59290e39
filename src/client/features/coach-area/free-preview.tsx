import { useState } from 'react'
import { count, dayIn } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf, zoneOptions } from '#client/lib/zones'
import { Card, CardHeader } from '#client/ui/card'
import { Combobox } from '#client/ui/combobox'
import { ErrorState } from '#client/ui/error-state'
import { Field } from '#client/ui/field'
import { Skeleton } from '#client/ui/skeleton'
import { shortDay } from './days'

const DAYS = 7

type Props = { coachId: string; timeZone: string; isActive: boolean; unsaved: boolean }

/** What people can book in the next days, as somebody in a zone of the coach's choice sees it. */
export function FreePreview({ coachId, timeZone, isActive, unsaved }: Props) {
  const [seenFrom, setSeenFrom] = useState(timeZone)
  const from = dayIn(seenFrom)
  const slots = trpc.sessions.slots.useQuery({
    coachId,
    from,
    days: DAYS,
    duration: 60,
    sessionType: 'individual',
    timeZone: seenFrom,
  })
  const days = slots.data?.days.filter(({ free }) => free.length > 0) ?? []
  return (
    <Card aria-labelledby="preview-title">
      <CardHeader title="What people see" id="preview-title" className="mb-3">
        <span className="text-sm text-muted">next 7 days, 60 minutes</span>
      </CardHeader>
      <Field label="Seen from">
        <Combobox
          value={seenFrom}
          label={cityOf(seenFrom)}
          searchLabel="Search a city"
          options={zoneOptions}
          onPick={setSeenFrom}
        />
      </Field>
      <div className="mt-3 grid gap-2 text-sm" aria-busy={slots.isFetching || undefined}>
        {unsaved && <p className="text-muted">Save your changes to see them here.</p>}
        {!isActive && <p className="text-muted">Your page takes no bookings just now. Turn it on under Page and rate.</p>}
        {slots.isPending && <Skeleton className="h-32 w-full" />}
        {slots.isError && <ErrorState onRetry={() => void slots.refetch()} />}
        {isActive && slots.data && days.length === 0 && <p>There is nothing free in these days.</p>}
        <ul aria-label="Free starts" className="grid gap-2">
          {days.map(({ day, free }) => (
            <li key={day} className="border-t border-border pt-2 first:border-0 first:pt-0">
              <b className="font-semibold">{shortDay(day)}</b> <span className="text-muted">{count(free.length, 'start')}</span>
              <span className="mt-0.5 flex flex-wrap gap-x-2.5 text-muted tabular-nums">
                {free.map(({ startsAt }) => (
                  <time key={startsAt} dateTime={startsAt}>
                    {timeIn(seenFrom, startsAt)}
                  </time>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-xs text-muted">All times here are {cityOf(seenFrom)} time.</p>
      </div>
    </Card>
  )
}
