import { dayIn, daysBetween, formatDay, formatTime } from '#client/lib/format'

type Reader = { locale: string; timeZone: string | null; today: string }

/** "Last used yesterday at 21:40", in the person's zone. */
export function lastUsed(instant: string, { locale, timeZone, today }: Reader): string {
  const at = new Date(instant)
  const day = dayIn(timeZone, at)
  const ago = daysBetween(day, today)
  const when = ago <= 0 ? 'today' : ago === 1 ? 'yesterday' : `on ${formatDay(day, locale, today)}`
  return `Last used ${when} at ${formatTime(at, locale, timeZone)}`
}
