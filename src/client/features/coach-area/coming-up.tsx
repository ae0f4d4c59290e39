import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { Card, CardHeader } from '#client/ui/card'
import type { CoachMeeting } from '#shared/coach-sessions'
import { AskedToMove } from './asked-to-move'
import { GroupDialog } from './group-dialog'
import { MeetingRow } from './meeting-row'
import { todayLine, useAhead } from './use-coach-days'

const FIRST = 3

/** For a coach's dashboard: who waits for an answer, and who comes next. */
export default function ComingUp() {
  const [{ timeZone }] = trpc.coaches.own.useSuspenseQuery()
  const ahead = useAhead()
  const [open, setOpen] = useState<CoachMeeting | null>(null)
  return (
    <>
      <AskedToMove meetings={ahead} timeZone={timeZone} />
      <Card aria-labelledby="coming-up">
        <CardHeader title="Your coaching" id="coming-up" className="mb-1">
          <Link
            to="/coach"
            className="-my-2.5 -mr-1 flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary"
          >
            Open your week
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
          </Link>
        </CardHeader>
        <p className="text-muted">
          {todayLine(ahead, timeZone)} {ahead.length === 0 ? 'Nothing is booked yet.' : `The next, on ${cityOf(timeZone)} time:`}
        </p>
        <ul className="divide-y divide-border not-empty:mt-4">
          {ahead.slice(0, FIRST).map((meeting) => (
            <MeetingRow key={meeting.id} meeting={meeting} timeZone={timeZone} onOpenGroup={() => setOpen(meeting)} />
          ))}
        </ul>
        <GroupDialog meeting={open} timeZone={timeZone} onClose={() => setOpen(null)} />
      </Card>
    </>
  )
}
