import { sameClock, spanIn, timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { cityOf } from '#client/lib/zones'

/** "Tuesday 24 November, 08:00 to 09:00 London time (10:00 in Johannesburg)" */
export function whenOf(
  { at, duration, otherZone }: { at: string; duration: number; otherZone: string },
  timeZone: string,
  locale: string,
): string {
  const other = sameClock(at, timeZone, otherZone) ? '' : ` (${timeIn(otherZone, at)} in ${cityOf(otherZone)})`
  return `${weekdayIn(timeZone, at, locale)}, ${spanIn(timeZone, at, duration)} ${zoneWords(timeZone)}${other}`
}
