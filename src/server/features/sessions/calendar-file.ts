import type { ICalCalendarData } from 'ical-generator'
import type { Config } from '#server/core/config'

/** One meeting as a calendar program keeps it. A change of it has the same `uid` and a higher `sequence`. */
export type CalendarEntry = {
  uid: string
  sequence: number
  startsAt: Date
  /** Minutes. */
  duration: number
  title: string
  description: string
  /** Its page, which is also where it takes place. */
  url: string
  isCancelled: boolean
  /** When what it says was written. */
  stampedAt: Date
}
/** A name between quotes, which a calendar file cannot have within them. */
const nameIn = ({ firstName, lastName }: Reader) =>
  `${firstName} ${lastName}`
    .replace(/"/g, '’')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

type Reader = { email: string; firstName: string; lastName: string }

const PRODUCT = { company: 'Nolo', product: 'Nolo', language: 'EN' }
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from.trim()

async function fileOf(entries: CalendarEntry[], about: ICalCalendarData, people: (from: Library) => object = () => ({})) {
  const library = await import('ical-generator')
  const { default: ical, ICalEventStatus } = library
  const calendar = ical({ prodId: PRODUCT, ...about })
  for (const { uid, startsAt, duration, title, isCancelled, stampedAt, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      id: uid,
      // instants in UTC: the same moment in every program, whatever it knows of zones
      start: startsAt,
      end: new Date(startsAt.getTime() + duration * 60_000),
      summary: title,
      location: entry.url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: stampedAt,
      ...people(library),
    })
  return calendar.toString()
}
type Library = typeof import('ical-generator')

/** The file beside a mail: it puts the meeting into the reader's calendar, changes it there or takes it out. It names nobody but them. */
export async function invitationFile(entry: CalendarEntry, reader: Reader, config: Pick<Config, 'mailFrom'>) {
  const { ICalCalendarMethod, ICalAttendeeStatus } = await import('ical-generator')
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const content = await fileOf([entry], { method }, () => ({
    organizer: { name: 'Nolo', email: addressIn(config.mailFrom) },
    attendees: [{ name: nameIn(reader), email: reader.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  }))
  return { filename: 'session.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}

/** A calendar to download or to subscribe to. */
export const calendarFile = async (entries: CalendarEntry[], name: string): Promise<string> => {
  const { ICalCalendarMethod } = await import('ical-generator')
  return fileOf(entries, { method: ICalCalendarMethod.PUBLISH, name, ttl: 3600 })
}
