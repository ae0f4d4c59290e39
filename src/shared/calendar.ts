import { Temporal } from 'temporal-polyfill'
import type { Day } from './day'

/** Asking the runtime costs more than everything else here, and the answers stay the same. */
const zones = new Map<string, string>()
const KEPT_ZONES = 1000

/** The zone as given when the runtime knows it, else UTC. */
export function knownZone(timeZone: string | null | undefined): string {
  if (!timeZone) return 'UTC'
  const known = zones.get(timeZone)
  if (known) return known
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    if (zones.size < KEPT_ZONES) zones.set(timeZone, zone)
    return zone
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
