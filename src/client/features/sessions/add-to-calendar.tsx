import { CalendarPlus } from 'lucide-react'
import { buttonClass } from '#client/ui/button'
import { type CalendarEvent, calendarFileLink, googleCalendarLink, outlookCalendarLink } from '#shared/calendar-links'

type Props = {
  session: { id: string; scheduledAt: string; duration: number; sessionType: string; sessionFormat: string }
  /** The other side, or what the group is called: 'Naledi Mokoena'. */
  other: string
}

const linkClass = buttonClass({ variant: 'secondary' })

/** The session into whatever calendar the person keeps. */
export function AddToCalendar({ session, other }: Props) {
  const page = `${location.origin}/sessions/${session.id}`
  const event: CalendarEvent = {
    title: `Session with ${other}`,
    startsAt: session.scheduledAt,
    duration: session.duration,
    description: `${session.duration} minutes, ${session.sessionType}, ${session.sessionFormat}.\nSession page: ${page}`,
    location: page,
  }
  return (
    <div className="flex flex-wrap gap-2">
      <a className={linkClass} href={googleCalendarLink(event)} target="_blank" rel="noopener noreferrer">
        Google<span className="sr-only"> Calendar, in a new tab</span>
      </a>
      <a className={linkClass} href={outlookCalendarLink(event)} target="_blank" rel="noopener noreferrer">
        Outlook<span className="sr-only">, in a new tab</span>
      </a>
      <a className={linkClass} href={calendarFileLink(session.id)} download>
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        Calendar file (.ics)
      </a>
    </div>
  )
}
