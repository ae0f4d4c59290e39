import { Link } from '@tanstack/react-router'
import { timeIn } from '#client/lib/slot-times'
import { Avatar } from '#client/ui/avatar'
import { Button, buttonClass } from '#client/ui/button'
import type { CoachMeeting } from '#shared/coach-sessions'
import { dayWord } from './days'
import { withWhom } from './use-coach-days'

const small = { variant: 'secondary', size: 'sm' } as const

type Props = { meeting: CoachMeeting; timeZone: string; onOpenGroup: () => void }

/** A meeting ahead: with whom, when, and the way to it. */
export function MeetingRow({ meeting, timeZone, onOpenGroup }: Props) {
  const { startsAt, duration, format, group, guests } = meeting
  const name = withWhom(meeting)
  const day = dayWord(startsAt, timeZone)
  const facts = [`${duration} minutes`, group ? `${group.taken} of ${group.seats} seats` : format]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Avatar firstName={name} lastName="" className="size-10 text-sm" />
      <div className="min-w-40 flex-1">
        <h3 className="wrap-anywhere">{name}</h3>
        <p className="text-sm text-muted tabular-nums">
          {day.charAt(0).toUpperCase() + day.slice(1)}, {timeIn(timeZone, startsAt)}, {facts.filter(Boolean).join(', ')}
        </p>
      </div>
      {group || !guests[0] ? (
        <Button {...small} onClick={onOpenGroup} aria-label={`Open ${name}`}>
          Open
        </Button>
      ) : (
        <Link
          to="/sessions/$sessionId"
          params={{ sessionId: guests[0].sessionId }}
          aria-label={`Open the session with ${name}, ${day} ${timeIn(timeZone, startsAt)}`}
          className={buttonClass(small)}
        >
          Open
        </Link>
      )}
    </li>
  )
}
