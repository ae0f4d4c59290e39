import { dayIn, daysBetween, formatShortDay, formatTime, formatWeekday, weekdayName } from './format'
import { useUser } from './session'

/** How a person reads times: their language and their zone. */
export type Reader = { locale: string; timeZone: string }

/** The signed-in person as a reader of times; without a known zone the browser's own. */
export function useReader(): Reader {
  const { locale, timeZone } = useUser()
  return { locale, timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}

const daysOf = (instant: string, now: number, { timeZone }: Reader) => {
  const [day, today] = [dayIn(timeZone, new Date(instant)), dayIn(timeZone, new Date(now))]
  return { day, today, ago: daysBetween(day, today) }
}

/** The time of day of an instant: 09:12. */
export const timeOfDay = (instant: string, { locale, timeZone }: Reader): string => formatTime(instant, locale, timeZone)

/** In the list of conversations: the time today, the weekday within a week, else the day. */
export function shortWhen(instant: string, now: number, reader: Reader): string {
  const { day, ago } = daysOf(instant, now, reader)
  if (ago <= 0) return timeOfDay(instant, reader)
  return ago < 7 ? weekdayName(day) : formatShortDay(day, reader.locale)
}

/** The line between two days of a conversation: Today, Yesterday, Monday 16 November. */
export function dayLabel(instant: string, now: number, reader: Reader): string {
  const { day, today, ago } = daysOf(instant, now, reader)
  if (ago <= 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  return formatWeekday(day, reader.locale, today)
}
