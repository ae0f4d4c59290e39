import { dayIn, english } from './format'
import { cityOf } from './zones'

const MINUTE = 60_000
/** By how much clocks go back where they do: an hour nearly everywhere, half of one on Lord Howe, two in Antarctica. */
const STEPS_BACK = [30, 60, 120]

/** "10:00" on a zone's clock: how the time of a session is written everywhere. */
export const timeIn = (timeZone: string, instant: string | number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(instant))

const wallOf = (timeZone: string, instant: number) => `${dayIn(timeZone, new Date(instant))} ${timeIn(timeZone, instant)}`

/** True where two zones' clocks show the same at that instant. */
export const sameClock = (instant: string, zone: string, other: string): boolean =>
  wallOf(zone, Date.parse(instant)) === wallOf(other, Date.parse(instant))

/** True when the zone's clock has shown this time before, on the night it goes back. */
export function isSecondShowing(instant: string, timeZone: string): boolean {
  const at = Date.parse(instant)
  return STEPS_BACK.some((minutes) => wallOf(timeZone, at - minutes * MINUTE) === wallOf(timeZone, at))
}

/** A start as it stands in an address: "10:00", and "01:30~2" where the clock shows it a second time. */
export const slotName = (instant: string, timeZone: string): string =>
  timeIn(timeZone, instant) + (isSecondShowing(instant, timeZone) ? '~2' : '')

/** The day and time of a booking: on the viewer's clock, or in UTC where that clock shows the time twice and the second is meant. */
export function bookedClock(instant: string, timeZone: string): { date: string; time: string; timeZone: string } {
  const zone = isSecondShowing(instant, timeZone) ? 'UTC' : timeZone
  return { date: dayIn(zone, new Date(instant)), time: timeIn(zone, instant), timeZone: zone }
}

/** "10:00 to 11:00" */
export const spanIn = (timeZone: string, instant: string, minutes: number): string =>
  `${timeIn(timeZone, instant)} to ${timeIn(timeZone, Date.parse(instant) + minutes * MINUTE)}`

/** "Tuesday 24 November" of an instant in a zone; short gives "Tue 24 Nov". */
export const weekdayIn = (timeZone: string, instant: string | number, locale: string, short = false): string =>
  new Intl.DateTimeFormat(english(locale), {
    timeZone,
    weekday: short ? 'short' : 'long',
    day: 'numeric',
    month: short ? 'short' : 'long',
  })
    .format(new Date(instant))
    // some Englishes write "Friday, 04 December"
    .replace(/,|\b0(?=\d\b)/g, '')

/** "Tuesday 24 November" of a calendar day. */
export const weekdayOf = (day: string, locale: string): string => weekdayIn('UTC', `${day}T12:00:00Z`, locale)

/** "Johannesburg time" */
export const zoneWords = (timeZone: string): string => (timeZone === 'UTC' ? 'UTC' : `${cityOf(timeZone)} time`)

const plural = (number: string | number, word: string) => (number === 1 ? `1 ${word}` : `${number} ${word}s`)

/** "an hour earlier", "2½ hours later", "3 days later" */
export function awayFrom(instant: string, from: string): string {
  const minutes = Math.round((Date.parse(instant) - Date.parse(from)) / MINUTE)
  const length = Math.abs(minutes)
  const hours = Math.floor(length / 60)
  const said =
    length >= 1440
      ? plural(Math.round(length / 1440), 'day')
      : length < 60
        ? plural(length, 'minute')
        : length % 60 === 30
          ? `${hours}½ hours`
          : hours === 1
            ? 'an hour'
            : plural(hours, 'hour')
  return `${said} ${minutes < 0 ? 'earlier' : 'later'}`
}
