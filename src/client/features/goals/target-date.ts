import { count, daysBetween, formatDay } from '#client/lib/format'

/** "by 12 December", or that there is no date. */
export const byDay = (targetDate: string | null, locale: string, today: string): string =>
  targetDate ? `by ${formatDay(targetDate, locale, today)}` : 'no date'

/** "by 12 December, 21 days to go" */
export function byDayWithDistance(targetDate: string | null, locale: string, today: string): string {
  if (!targetDate) return 'No date set'
  const days = daysBetween(today, targetDate)
  const distance = days === 0 ? 'that is today' : days > 0 ? `${count(days, 'day')} to go` : `${count(-days, 'day')} ago`
  return `by ${formatDay(targetDate, locale, today)}, ${distance}`
}
