import { dayIn } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { addDays } from '#shared/coach-days'

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Minutes after midnight on the clock of a zone. */
export function minuteIn(timeZone: string, instant: string): number {
  const [hours, minutes] = timeIn(timeZone, instant).split(':').map(Number)
  return (hours as number) * 60 + (minutes as number)
}

const named = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(utc(day))

/** "Monday 23 November" */
export const longDay = (day: string): string => named(day, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '')

/** "Tue 1 December" */
export const shortDay = (day: string): string => named(day, { weekday: 'short', day: 'numeric', month: 'long' }).replace(',', '')

/** "19 Nov" */
export const monthDay = (day: string): string => named(day, { day: 'numeric', month: 'short' })

/** "November 2026" of `2026-11`. */
export const monthName = (month: string): string => named(`${month}-01`, { month: 'long', year: 'numeric' })

/** "16 to 22 November", with both months where the week crosses one. */
export function weekName(days: readonly string[]): string {
  const [first, last] = [days[0] as string, days.at(-1) as string]
  const end = named(last, { day: 'numeric', month: 'long' })
  const sameMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${sameMonth ? Number(first.slice(8)) : named(first, { day: 'numeric', month: 'long' })} to ${end}`
}

/** "today", "tomorrow" or the day's name with its date. */
export function dayWord(instant: string, timeZone: string): string {
  const [day, today] = [dayIn(timeZone, new Date(instant)), dayIn(timeZone)]
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : `${longDay(day)} ${day.slice(0, 4)}`
}

/** "09:30" of 570; the end of a day is 24:00. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** "09:00 to 12:00, 14:00 to 17:00", or that a day is closed. */
export const hoursOf = (openings: readonly { start: number; end: number }[]): string =>
  openings.length === 0 ? 'Closed' : openings.map(({ start, end }) => `${clockOf(start)} to ${clockOf(end)}`).join(', ')
