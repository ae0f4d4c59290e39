import { dayIn, daysBetween } from './format'
import { useUser } from './session'

/** How a person reads times: their language and their zone. */
export type Reader = { locale: string; timeZone: string }

/** The signed-in person as a reader of times; without a known zone the browser's own. */
export function useReader(): Reader {
  const { locale, timeZone } = useUser()
  return { locale, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}

const english = (locale: string) => (/^en\b/i.test(locale) ? locale : 'en-GB')
const write = (instant: string, { locale, timeZone }: Reader, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(english(locale), { ...form, timeZone }).format(new Date(instant))
const daysAgo = (instant: string, now: number, { timeZone }: Reader) =>
  daysBetween(dayIn(timeZone, new Date(instant)), dayIn(timeZone, new Date(now)))

/** The time of day of an instant: 09:12. */
export const timeOfDay = (instant: string, reader: Reader): string =>
  write(instant, reader, { hour: '2-digit', minute: '2-digit' })

/** In the list of conversations: the time today, the weekday within a week, else the day. */
export function shortWhen(instant: string, now: number, reader: Reader): string {
  const days = daysAgo(instant, now, reader)
  if (days <= 0) return timeOfDay(instant, reader)
  return write(instant, reader, days < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' })
}

/** The line between two days of a conversation: Today, Yesterday, Monday 16 November. */
export function dayLabel(instant: string, now: number, reader: Reader): string {
  const days = daysAgo(instant, now, reader)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return write(instant, reader, { weekday: 'long', day: 'numeric', month: 'long', ...(days > 300 ? { year: 'numeric' } : {}) })
}
