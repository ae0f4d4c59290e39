import type { Availability } from './coaches'
import { type SlotRules, slotRefusal } from './slots'

type Opening = { start: number; end: number }

/** Openings in order, those that overlap or touch made one. */
export function mergedOpenings(openings: readonly Opening[]): Opening[] {
  const merged: Opening[] = []
  for (const { start, end } of [...openings].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function mergedDays(timeOff: Availability['timeOff']): Availability['timeOff'] {
  const merged: Availability['timeOff'] = []
  for (const { firstDay, lastDay } of [...timeOff].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))) {
    const last = merged.at(-1)
    if (!last || firstDay > last.lastDay) merged.push({ firstDay, lastDay })
    else if (lastDay > last.lastDay) last.lastDay = lastDay
  }
  return merged
}

/** The same availability said once: overlapping hours joined, every day named once and in order, days before `today` let go. */
export function tidyAvailability(availability: Availability, today: string): Availability {
  const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    mergedOpenings(availability.weekly.filter((hours) => hours.weekday === weekday)).map((opening) => ({ weekday, ...opening })),
  )
  const days = [...new Set(availability.overrides.map(({ day }) => day))].filter((day) => day >= today).sort()
  const overrides = days.map((day) => ({
    day,
    openings: mergedOpenings(availability.overrides.filter((one) => one.day === day).flatMap(({ openings }) => openings)),
  }))
  const timeOff = mergedDays(availability.timeOff.filter(({ lastDay }) => lastDay >= today))
  return { ...availability, weekly, overrides, timeOff }
}

/** True when a session at this instant (UTC ms) would not start inside the hours these rules give. */
export function isOutsideHours(rules: SlotRules, at: number, duration: number): boolean {
  const anyTime = { ...rules, noticeMinutes: 0, mostPerDay: null }
  const refusal = slotRefusal(anyTime, { meetings: [], busy: [] }, at, duration, at - 1)
  return refusal === 'outside hours' || refusal === 'off the grid'
}
