import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { count, dayIn } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { Button } from '#client/ui/button'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { Dialog } from '#client/ui/dialog'
import { useToast } from '#client/ui/toast'
import type { CoachMeeting } from '#shared/coach-sessions'
import { longDay } from './days'
import { sayFailed } from './say-failed'
import { endOf, useSessionsChanged, withWhom } from './use-coach-days'

type Props = { meeting: CoachMeeting | null; timeZone: string; onClose: () => void }

/** A group's meeting: who has a seat, and calling it off. */
export function GroupDialog({ meeting, timeZone, onClose }: Props) {
  const [asking, setAsking] = useState(false)
  const changed = useSessionsChanged()
  const toast = useToast()
  const cancel = trpc.sessions.cancelGroup.useMutation({
    onSuccess: async () => {
      setAsking(false)
      onClose()
      await changed()
      toast({ title: 'Group called off', description: 'Everybody gets a mail and everything back.' })
    },
    onError: sayFailed('The group was not called off. Please try again.'),
  })
  if (!meeting?.group) return null
  const { group, guests, startsAt, duration, status } = meeting
  const isAhead = status === 'scheduled' && Date.parse(startsAt) > Date.now() && endOf(meeting) > Date.now()
  const when = `${longDay(dayIn(timeZone, new Date(startsAt)))}, ${timeIn(timeZone, startsAt)}, ${duration} minutes, ${cityOf(timeZone)} time.`
  return (
    <>
      <Dialog
        open={!asking}
        onOpenChange={(open) => !open && onClose()}
        title={withWhom(meeting)}
        description={when}
        actions={
          <>
            {isAhead && (
              <Button variant="secondary" className="text-danger" onClick={() => setAsking(true)}>
                Call the group off
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </>
        }
      >
        {group.topic && <p className="mb-4 whitespace-pre-line">{group.topic}</p>}
        <p className="font-semibold">
          {group.taken} of {group.seats} seats taken
        </p>
        {guests.length === 0 && <p className="mt-1 text-sm text-muted">Nobody has joined yet.</p>}
        <ul className="mt-1 divide-y divide-border">
          {guests.map(({ sessionId, firstName, status: seat, hasNotes }) => (
            <li key={sessionId}>
              <Link
                to="/sessions/$sessionId"
                params={{ sessionId: sessionId }}
                className="flex min-h-11 items-center justify-between gap-3 rounded-control text-ui hover:text-primary"
              >
                <b className="font-semibold">{firstName}</b>
                <span className="text-sm text-muted">{seat === 'cancelled' ? 'cancelled' : hasNotes ? 'has notes' : 'Open'}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Call this group off?"
        consequence={
          group.taken === 0
            ? 'Its time is free again. Nobody has joined, so nobody is charged or told.'
            : `${count(group.taken, 'person', 'people')} lose their seat, get a mail and everything they paid back. You earn nothing for it. Its time is free again.`
        }
        keep="Keep the group"
        confirm="Call it off"
        onConfirm={() => cancel.mutate({ id: meeting.id })}
        pending={cancel.isPending}
      />
    </>
  )
}
