import { Temporal } from 'temporal-polyfill'
import type { SlotRange, SlotRules, Taken } from '#shared/slots'

const MINUTE = 60_000

/** The rules of `freeStarts` word for word in Temporal, slot by slot: slow, and what the fast engine is held against. */
export function freeStartsByTemporal(rules: SlotRules, taken: Taken, range: SlotRange): number[] {
  const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(rules.timeZone)
  const dayOf = (ms: number) => zoned(ms).toPlainDate().toString()
  const free: number[] = []
  const last = zoned(range.to).toPlainDate()
  for (let day = zoned(range.from).toPlainDate(); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const name = day.toString()
    if (rules.timeOff.some(({ firstDay, lastDay }) => firstDay <= name && name <= lastDay)) continue
    const openings =
      rules.overrides.find((override) => override.day === name)?.openings ??
      rules.weekly.filter(({ weekday }) => weekday === day.dayOfWeek)
    for (let minute = 0; minute < 1440; minute += 30) {
      if (!openings.some(({ start, end }) => start <= minute && minute < end)) continue
      const wall = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 })
      const at = wall.toZonedDateTime(rules.timeZone, { disambiguation: 'earlier' })
      if (!at.toPlainDateTime().equals(wall)) continue
      const start = at.epochMilliseconds
      const end = start + range.duration * MINUTE
      if (start < range.from || start >= range.to) continue
      if (start < range.now + rules.noticeMinutes * MINUTE) continue
      if (start > range.now + rules.horizonDays * 24 * 60 * MINUTE) continue
      const buffer = rules.bufferMinutes * MINUTE
      if (taken.meetings.some((one) => one.start - buffer < end && start < one.end + buffer)) continue
      if (taken.busy.some((one) => one.start < end && start < one.end)) continue
      const sameDay = taken.meetings.filter((one) => dayOf(one.start) === name).length
      if (rules.mostPerDay !== null && sameDay >= rules.mostPerDay) continue
      free.push(start)
    }
  }
  return free
}
