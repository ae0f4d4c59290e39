import ical, { type VEvent } from 'node-ical'
import { Temporal } from 'temporal-polyfill'
import { expect, inject, test } from 'vitest'
import { formatInstant } from '#client/lib/format'
import { renderLetter } from '#server/core/letter'
import { readerZone } from '#server/core/reader-time'
import { dayOf } from '#shared/calendar'
import { freeStarts } from '#shared/slots'
import { zoneClock } from '#shared/zone-clock'
import { entryOf } from './calendar-entry'
import { calendarFile, invitationFile } from './calendar-file'
import type { Meeting, Person } from './meeting'
import { REMINDED_HOURS, remindersOf } from './reminders'
import { bookedLetter } from './session-letters'

const HALF_HOUR = 30 * 60_000
const HOUR = 2 * HALF_HOUR
const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC']
const all = inject('testSize') === 'full'
const FROM = Temporal.Instant.from('2026-01-01T00:00Z')
const UNTIL = Temporal.Instant.from('2037-01-01T00:00Z')
const config = { origin: 'https://nolo.test', mailFrom: 'Nolo <hello@nolo.test>' }

/** Every clock change of a zone in those years (UTC ms); where there is none, one moment like any other. */
function changesOf(zone: string): number[] {
  const changes: number[] = []
  let next = FROM.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (next && next.epochMilliseconds < UNTIL.epochMilliseconds) {
    changes.push(next.epochMilliseconds)
    next = next.getTimeZoneTransition('next')
  }
  return changes.length > 0 ? changes : [Date.parse('2026-11-24T08:00Z')]
}

/** In every run one change of each zone, forward here and back there; in the full one all. */
const triedIn = (zone: string, place: number): number[] => {
  const changes = changesOf(zone)
  return all ? changes : [changes[place % changes.length] as number]
}

const personIn = (timeZone: string, firstName: string): Person => ({
  id: firstName,
  email: `${firstName}@nolo.test`,
  emailVerifiedAt: new Date(0),
  firstName,
  lastName: 'Dlamini',
  timeZone,
  locale: 'en-GB',
})

function meetingAt(at: number, zone: string): Meeting {
  const session = {
    id: `s${at}`,
    userId: 'client',
    coachId: 'coach',
    groupId: null,
    sessionType: 'individual',
    sessionFormat: 'video',
    scheduledAt: new Date(at),
    duration: 60,
    timeZone: zone,
    status: 'scheduled',
    notes: '',
    specialRequests: '',
    price: 100,
    currency: 'USD',
    sequence: 0,
    createdAt: new Date(at - 60 * HOUR),
    endedAt: null,
  } as Meeting['session']
  const coach = { timeZone: 'Africa/Johannesburg', toHaveReady: '' } as Meeting['coach']
  const people = { client: personIn(zone, 'client'), coach: personIn('Africa/Johannesburg', 'coach') }
  return { session, coach, group: null, people, guests: 0 }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
/** What a wall clock and a calendar on the wall show, by Temporal alone. */
function wallAt(at: number, zone: string) {
  const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const clock = wall.toPlainTime().toString({ smallestUnit: 'minute' })
  const day = `${DAYS[wall.dayOfWeek - 1]} ${wall.day} ${MONTHS[wall.month - 1]}`
  return { wall, clock, day, said: `${day}, ${clock}` }
}

/** The half hours of the client's clock around a change, and the instants a slot list of that day would offer. */
function slotsAround(change: number, zone: string): number[] {
  const rules = {
    timeZone: zone,
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 })),
    overrides: [],
    timeOff: [],
    bufferMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 365,
    mostPerDay: null,
  }
  const range = { from: change - 2 * HOUR, to: change + 3 * HOUR, duration: 60, now: change - 48 * HOUR }
  return freeStarts(rules, { meetings: [], busy: [] }, range)
}

/** The cases are the two sides of a change: the slots a viewer is shown there, and the very moment of it. */
const momentsOf = (change: number, zone: string) => [...new Set([...slotsAround(change, zone), change])]

test('for every zone and both sides of its clock changes, slot, booking, mail, file and reminders say the same moment', async () => {
  let tried = 0
  for (const [place, zone] of ZONES.entries()) {
    const changes = triedIn(zone, place)
    const meetings = changes.flatMap((change) => momentsOf(change, zone).map((at) => meetingAt(at, zone)))
    const file = await calendarFile(
      meetings.map((meeting) => entryOf(meeting, 'client', config)),
      'Nolo',
    )
    const events = new Map(
      Object.values(ical.sync.parseICS(file))
        .filter((one): one is VEvent => one?.type === 'VEVENT')
        .map((event) => [event.uid, event]),
    )
    for (const meeting of meetings) {
      const at = meeting.session.scheduledAt.getTime()
      const { wall, clock, day, said } = wallAt(at, zone)
      const where = `${zone} ${wall}`
      tried += 1
      // the slot as the client reads it
      const shown = formatInstant(new Date(at).toISOString(), 'en-GB', zone)
      expect(shown, where).toContain(clock)
      expect(shown.replace(',', ''), where).toContain(day)
      expect(dayOf(at, zone), where).toBe(wall.toPlainDate().toString())
      // what a booking makes of that day and time: the first of the two where the clock shows it twice
      const asked = Date.parse(`${wall.toPlainDate()}T${clock}:00Z`)
      const booked = zoneClock(zone, asked - 24 * HOUR, asked + 24 * HOUR).instantOf(asked)
      const first = wall.toPlainDateTime().round({ smallestUnit: 'minute', roundingMode: 'floor' })
      expect(booked, where).toBe(first.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds)
      // the mail
      const { text } = renderLetter(bookedLetter({ meeting, side: 'client', now: at - 60 * HOUR, config }))
      const [, , when = '', named = ''] = text.split('\n')
      expect(when.startsWith(said), `${where}: ${when}`).toBe(true)
      expect(named, where).toBe(readerZone(at, { timeZone: zone, locale: 'en-GB' }))
      expect(text, where).toContain(`until ${wallAt(at - 24 * HOUR, zone).said}`)
      // the file
      const event = events.get(`s${at}@nolo.test`)
      expect([event?.start.getTime(), event?.end?.getTime()], where).toEqual([at, at + HOUR])
      // the reminders
      const due = remindersOf(meeting.session, new Date(at - 60 * HOUR)).map(({ runAt }) => runAt.getTime())
      expect(due, where).toEqual(REMINDED_HOURS.map((hours) => at - hours * HOUR))
    }
  }
  expect(tried).toBeGreaterThan(ZONES.length)
})

test('the hour a clock shows twice is told apart by its zone', () => {
  for (const [place, zone] of ZONES.entries())
    for (const change of triedIn(zone, place)) {
      const offsetAt = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds
      if (offsetAt(change) >= offsetAt(change - 1)) continue
      const reader = { timeZone: zone, locale: 'en-GB' }
      expect(readerZone(change - HALF_HOUR, reader), zone).not.toBe(readerZone(change, reader))
    }
})

test('the file beside a mail holds the same instants', async () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Chatham'])
    for (const change of changesOf(zone))
      for (const at of momentsOf(change, zone)) {
        const meeting = meetingAt(at, zone)
        const { content } = await invitationFile(entryOf(meeting, 'client', config), personIn(zone, 'client'), config)
        const event = Object.values(ical.sync.parseICS(content)).find((one): one is VEvent => one?.type === 'VEVENT')
        expect(event?.start.getTime(), `${zone} ${new Date(at).toISOString()}`).toBe(at)
      }
})
