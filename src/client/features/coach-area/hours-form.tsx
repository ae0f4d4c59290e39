import { CalendarClock, Globe } from 'lucide-react'
import { useState } from 'react'
import { dayIn } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf, zoneLabel } from '#client/lib/zones'
import { Note } from '#client/ui/note'
import { useToast } from '#client/ui/toast'
import type { OutsideSession } from '#shared/coach-area'
import type { Availability } from '#shared/coaches'
import { BusyFeeds } from './busy-feeds'
import { longDay } from './days'
import { DifferentDays } from './different-days'
import { FreePreview } from './free-preview'
import { RulesCard } from './rules-card'
import { sayFailed } from './say-failed'
import { TimeOff } from './time-off'
import { Unsaved } from './unsaved'
import { WeeklyHours } from './weekly-hours'

/** Bookings the hours no longer reach: nothing happens to them, but the coach should know. */
const Outside = ({ outside, timeZone }: { outside: OutsideSession[]; timeZone: string }) => (
  <Note tone="warning" Icon={CalendarClock}>
    <p className="font-semibold">Booked outside of these hours</p>
    <p>These sessions stay as they are. Move or cancel one on its own page where you cannot hold it.</p>
    <ul className="mt-1">
      {outside.map((session) => (
        <li key={session.startsAt} className="tabular-nums">
          {longDay(dayIn(timeZone, new Date(session.startsAt)))}, {timeIn(timeZone, session.startsAt)}, {session.with}
        </li>
      ))}
    </ul>
  </Note>
)

/** When the coach can be booked: changed as a whole, kept when saved. */
export function HoursForm() {
  const user = useUser()
  const [own] = trpc.coaches.own.useSuspenseQuery()
  const [{ availability, outside }] = trpc.coaches.availability.useSuspenseQuery()
  const [changes, setChanges] = useState<Partial<Availability>>({})
  const utils = trpc.useUtils()
  const toast = useToast()
  const draft = { ...availability, ...changes }
  const isDirty = JSON.stringify(draft) !== JSON.stringify(availability)
  const save = trpc.coaches.setAvailability.useMutation({
    onSuccess: async (kept) => {
      utils.coaches.availability.setData(undefined, kept)
      setChanges({})
      toast({ title: 'Hours saved', description: 'People see your new times from now on.' })
      await Promise.all([utils.sessions.slots.invalidate(), utils.coaches.own.invalidate(), utils.coaches.busyFeeds.invalidate()])
    },
    onError: sayFailed('Your hours were not saved. Please try again.'),
  })
  const change = (changed: Partial<Availability>) => setChanges((before) => ({ ...before, ...changed }))
  return (
    <>
      {user.timeZone && user.timeZone !== draft.timeZone && (
        <Note tone="sun" Icon={Globe}>
          Your profile is in {cityOf(user.timeZone)}. The hours on this screen are {zoneLabel(draft.timeZone)}.
        </Note>
      )}
      {outside.length > 0 && <Outside outside={outside} timeZone={availability.timeZone} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
          <WeeklyHours draft={draft} onChange={change} />
          <RulesCard draft={draft} onChange={change} />
          <FreePreview
            key={availability.timeZone}
            coachId={own.id}
            timeZone={availability.timeZone}
            isActive={own.isActive}
            unsaved={isDirty}
          />
          <Unsaved
            isDirty={isDirty}
            save="Save hours"
            lost="The hours you changed here go back to what they were."
            onSave={() => save.mutate(draft)}
            onReset={() => setChanges({})}
            pending={save.isPending}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-6">
          <DifferentDays draft={draft} onChange={change} />
          <TimeOff draft={draft} onChange={change} />
          <BusyFeeds />
        </div>
      </div>
    </>
  )
}
