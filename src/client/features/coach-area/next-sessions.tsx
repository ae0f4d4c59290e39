import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { Avatar } from '#client/ui/avatar'
import { Button, buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import type { CoachMeeting } from '#shared/coach-sessions'
import { dayWord } from './days'
import { GroupDialog } from './group-dialog'
import { withWhom } from './use-coach-days'

const FIRST = 6
const HELD_BY = { video: 'video', chat: 'chat', phone: 'phone' }

/** The meetings ahead as a list, the nearest first. */
export function NextSessions({ meetings }: { meetings: readonly CoachMeeting[] }) {
  const [{ availability }] = trpc.coaches.availability.useSuspenseQuery()
  const [all, setAll] = useState(false)
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
      <ul className="divide-y divide-border">
        {meetings.slice(0, all ? undefined : FIRST).map((meeting) => {
          const { id, startsAt, duration, format, group, guests } = meeting
          const day = dayWord(startsAt, timeZone)
          const facts = [
            `${duration} minutes`,
            group ? `${group.taken} of ${group.seats} seats` : format ? HELD_BY[format] : null,
          ]
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
              <Avatar firstName={withWhom(meeting)} lastName="" className="size-10 text-sm" />
              <div className="min-w-40 flex-1">
                <h3>{withWhom(meeting)}</h3>
                <p className="text-sm text-muted tabular-nums">
                  {day.charAt(0).toUpperCase() + day.slice(1)}, {timeIn(timeZone, startsAt)}, {facts.filter(Boolean).join(', ')}
                </p>
              </div>
              {group || !guests[0] ? (
                <Button variant="secondary" size="sm" onClick={() => setOpen(meeting)} aria-label={`Open ${withWhom(meeting)}`}>
                  Open
                </Button>
              ) : (
                <Link
                  to="/sessions/$sessionId"
                  params={{ sessionId: guests[0].sessionId }}
                  aria-label={`Open the session with ${withWhom(meeting)}, ${day} ${timeIn(timeZone, startsAt)}`}
                  className={buttonClass({ variant: 'secondary', size: 'sm' })}
                >
                  Open
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {meetings.length > FIRST && !all && (
        <Button variant="ghost" className="mt-2 -ml-4 text-primary!" onClick={() => setAll(true)}>
          Show all {meetings.length}
        </Button>
      )}
      <GroupDialog meeting={open} timeZone={timeZone} onClose={() => setOpen(null)} />
    </Card>
  )
}
