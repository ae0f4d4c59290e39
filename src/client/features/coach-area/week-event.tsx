import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, MessageCircle, Phone, Users, Video, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/class-names'
import { timeIn } from '#client/lib/slot-times'
import type { CoachMeeting } from '#shared/coach-sessions'
import { takesTime, withWhom } from './use-coach-days'

const FORMAT = { video: Video, chat: MessageCircle, phone: Phone }
const PERSON = 'bg-primary-soft border-chart-1'
const GROUP = 'bg-bubble-coach border-chart-4'
const ASKED = 'bg-sun-soft border-[1.5px] border-dashed border-l-[3px] [border-left-style:solid] border-chart-2'
const OVER = 'bg-tint border-border-strong'
export const BUSY =
  'bg-[repeating-linear-gradient(135deg,var(--tint)_0_6px,var(--surface)_6px_12px)] border-border-strong text-muted'

type BoxProps = { start: number; end: number; first: number; className: string; children: ReactNode }

const placeOf = (start: number, end: number, first: number) => ({
  '--t': `${((start - first) / 60) * 3.5}rem`,
  '--h': `${((end - start) / 60) * 3.5}rem`,
})

/** Hours nobody can book, darker under whatever stands there; the narrow list shows none. */
export const ClosedBox = ({ start, end, first }: Omit<BoxProps, 'className' | 'children'>) => (
  <li aria-hidden style={placeOf(start, end, first)} className="absolute inset-x-0 top-(--t) hidden h-(--h) bg-sunken lg:block" />
)

/** A stretch of a day, 56 px an hour from the first hour shown on; in the narrow list just a row. */
export const EventBox = ({ start, end, first, className, children }: BoxProps) => (
  <li
    style={placeOf(start, end, first)}
    className={cn(
      'overflow-hidden rounded-[10px] border-l-3 text-xs leading-tight wrap-anywhere max-lg:px-3 max-lg:py-2 lg:absolute lg:top-[calc(var(--t)+2px)] lg:right-[3px] lg:left-[3px] lg:h-[calc(var(--h)-3px)] lg:px-2 lg:py-1',
      className,
    )}
  >
    {children}
  </li>
)

function wordOf(meeting: CoachMeeting): string {
  if (meeting.status === 'completed') return meeting.group ? `${meeting.guests.length} came` : 'done'
  if (meeting.status === 'no_show') return 'did not happen'
  if (meeting.status === 'pending_payment') return 'being paid'
  if (meeting.move) return meeting.move.own ? 'you asked to move' : 'asks to move'
  if (meeting.group) return `${meeting.group.taken} of ${meeting.group.seats} seats`
  return meeting.guests.some(({ hasNotes }) => hasNotes) ? 'has notes' : ''
}

function lookOf(meeting: CoachMeeting) {
  if (meeting.status === 'completed') return { look: OVER, Icon: Check }
  if (!takesTime(meeting) || meeting.status === 'no_show') return { look: OVER, Icon: X }
  if (meeting.move && !meeting.move.own) return { look: ASKED, Icon: ArrowRight }
  return meeting.group ? { look: GROUP, Icon: Users } : { look: PERSON, Icon: meeting.format ? FORMAT[meeting.format] : Video }
}

type Props = { meeting: CoachMeeting; timeZone: string; start: number; end: number; first: number; onOpenGroup: () => void }

/** A meeting in the week: pressed it opens its page, a group what is known of it. */
export function WeekEvent({ meeting, timeZone, start, end, first, onOpenGroup }: Props) {
  const { look, Icon } = lookOf(meeting)
  const word = wordOf(meeting)
  const inside = (
    <>
      <b className="flex items-center gap-1 font-semibold">
        <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {withWhom(meeting)}
      </b>
      <span className={cn('block text-muted tabular-nums', end - start < 45 && 'lg:sr-only')}>
        {timeIn(timeZone, meeting.startsAt)}
        {word && `, ${word}`}
      </span>
    </>
  )
  const session = meeting.guests[0]?.sessionId
  const pressClass = 'block w-full cursor-pointer text-left -outline-offset-2 lg:h-full'
  return (
    <EventBox start={start} end={end} first={first} className={look}>
      {meeting.group || !session ? (
        <button type="button" onClick={onOpenGroup} className={pressClass}>
          {inside}
        </button>
      ) : (
        <Link to="/sessions/$sessionId" params={{ sessionId: session }} className={pressClass}>
          {inside}
        </Link>
      )}
    </EventBox>
  )
}
