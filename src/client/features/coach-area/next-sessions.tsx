import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import type { CoachMeeting } from '#shared/coach-sessions'
import { GroupDialog } from './group-dialog'
import { MeetingRow } from './meeting-row'
import { useShowAll } from './use-show-all'

const FIRST = 6

/** The meetings ahead as a list, the nearest first. */
export function NextSessions({ meetings }: { meetings: readonly CoachMeeting[] }) {
  const [{ availability }] = trpc.coaches.availability.useSuspenseQuery()
  const { list, shown, showAll } = useShowAll<HTMLUListElement>(FIRST)
  const [open, setOpen] = useState<CoachMeeting | null>(null)
  const { timeZone } = availability
  return (
    <Card aria-labelledby="next-title">
      <CardHeader title="Next sessions" id="next-title" className="mb-3">
        <span className="text-sm text-muted">{cityOf(timeZone)} time</span>
      </CardHeader>
      {meetings.length === 0 && (
        <EmptyState title="Nothing is booked yet">
          People book the free starts of your hours. More hours are found more often.
        </EmptyState>
      )}
      <ul ref={list} className="divide-y divide-border">
        {meetings.slice(0, shown).map((meeting) => (
          <MeetingRow key={meeting.id} meeting={meeting} timeZone={timeZone} onOpenGroup={() => setOpen(meeting)} />
        ))}
      </ul>
      {shown && meetings.length > shown && (
        <Button variant="ghost" className="mt-2 -ml-4 text-primary!" onClick={showAll}>
          Show all {meetings.length}
        </Button>
      )}
      <GroupDialog meeting={open} timeZone={timeZone} onClose={() => setOpen(null)} />
    </Card>
  )
}
