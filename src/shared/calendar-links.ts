/** What a calendar elsewhere is told of a session. */
export type CalendarEvent = {
  title: string
  /** UTC, ISO 8601. */
  startsAt: string
  /** Minutes. */
  duration: number
  description: string
  /** Where it takes place: the session's page. */
  location: string
}

const endOf = ({ startsAt, duration }: CalendarEvent) => new Date(Date.parse(startsAt) + duration * 60_000).toISOString()
/** 20261124T080000Z */
const compact = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')
// spaces as %20: some of these pages show a plus as it stands
const address = (page: string, fields: Record<string, string>) =>
  `${page}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

/** Opens Google Calendar with the session filled in. */
export const googleCalendarLink = (event: CalendarEvent): string =>
  address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(endOf(event))}`,
    details: event.description,
    location: event.location,
  })

/** Opens Outlook on the web with the session filled in. */
export const outlookCalendarLink = (event: CalendarEvent): string =>
  address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: endOf(event),
    body: event.description,
    location: event.location,
  })

/** The session as a calendar file. */
export const calendarFileLink = (sessionId: string): string => `/api/sessions/${encodeURIComponent(sessionId)}/calendar.ics`
