import { Temporal } from 'temporal-polyfill'
import type { Day } from './day'

/** The zone as given when the runtime knows it, else UTC. */
export function knownZone(timeZone: string | null | undefined): string {
  try {
    return timeZone ? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone : 'UTC'
  } catch {
    return 'UTC'
  }
}

/** The calendar day of an instant (milliseconds since 1970, UTC) in a zone. */
export const dayOf = (instant: number, timeZone: string | null): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(knownZone(timeZone)).toPlainDate().toString()

/** The first instant (ms) of a day in a zone; where midnight falls in a clock change, the first that exists. */
export const startOfDay = (day: Day, timeZone: string | null): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(knownZone(timeZone)).epochMilliseconds

/** The seven days of the week a day is in, Monday first. */
export function weekOf(day: Day): Day[] {
  const date = Temporal.PlainDate.from(day)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  return Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString())
}
