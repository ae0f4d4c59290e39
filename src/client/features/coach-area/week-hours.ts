import { dayIn } from '#client/lib/format'
import type { Availability } from '#shared/coaches'
import { minuteIn } from './days'

/** A part of a day, in minutes after midnight. */
export type Stretch = { start: number; end: number }

/** The part of a stretch of time that lies in a day; null where none does. */
export function partIn(day: string, startsAt: string, endsAt: string, timeZone: string): Stretch | null {
  const [firstDay, lastDay] = [dayIn(timeZone, new Date(startsAt)), dayIn(timeZone, new Date(endsAt))]
  if (firstDay > day || lastDay < day) return null
  const start = firstDay < day ? 0 : minuteIn(timeZone, startsAt)
  const end = lastDay > day ? 1440 : minuteIn(timeZone, endsAt)
  return end > start ? { start, end } : null
}

type Open = { openings: Stretch[]; isDifferent: boolean }

/** When a day is open, earliest first, and whether that is not as in every week. `weekday` is 1 for Monday. */
export function openOn(day: string, weekday: number, { weekly, overrides, timeOff }: Availability): Open {
  if (timeOff.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return { openings: [], isDifferent: true }
  const override = overrides.find((one) => one.day === day)
  const openings = override?.openings ?? weekly.filter((hours) => hours.weekday === weekday)
  return { openings: [...openings].sort((one, other) => one.start - other.start), isDifferent: Boolean(override) }
}

/** What is closed between two times of a day, given its openings, earliest first. */
export function closedBetween(first: number, last: number, openings: readonly Stretch[]): Stretch[] {
  const edges = [first, ...openings.flatMap(({ start, end }) => [start, end]), last]
  return edges.flatMap((start, at) => {
    const end = Math.min(edges[at + 1] ?? last, last)
    return at % 2 === 0 && end > start ? [{ start, end }] : []
  })
}
