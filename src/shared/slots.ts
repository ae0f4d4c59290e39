import type { Availability } from './coaches'
import { zoneClock } from './zone-clock'

/** What decides when a coach can be booked; minutes and days, see Availability. */
export type SlotRules = Omit<Availability, 'groupSeats'>
/** A stretch of time, UTC ms: from `start` up to `end`. */
export type Span = { start: number; end: number }
/** What is taken already: meetings keep the buffer around them and count for the day, busy times do neither. */
export type Taken = { meetings: readonly Span[]; busy: readonly Span[] }
/** Which starts are asked for: instants `from` up to `to`, a length in minutes, and what time it is (UTC ms). */
export type SlotRange = { from: number; to: number; duration: number; now: number }

/** Sessions begin on the hour and the half hour of the coach's clock. */
export const GRID_MINUTES = 30
const MINUTE = 60_000
const DAY = 86_400_000
const NOTHING: readonly number[] = []

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY
/** Monday is 0; day 0 was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7

/** The starts an opening gives, in ms after midnight: a session may run past the opening's end, its start may not. */
function startsOf(openings: readonly { start: number; end: number }[]): number[] {
  const starts: number[] = []
  for (const { start, end } of openings)
    for (let minute = Math.ceil(start / GRID_MINUTES) * GRID_MINUTES; minute < end && minute < 1440; minute += GRID_MINUTES)
      starts.push(minute * MINUTE)
  // openings may touch or overlap; one alone is in order already
  return openings.length < 2 ? starts : [...new Set(starts)].sort((one, other) => one - other)
}

/** The starts of each day in the coach's calendar (day number since 1970), before anything is taken from them. */
function calendarOf(rules: SlotRules): (day: number) => readonly number[] {
  const week = Array.from({ length: 7 }, (_, index) => startsOf(rules.weekly.filter(({ weekday }) => weekday === index + 1)))
  const special = new Map(rules.overrides.map(({ day, openings }) => [dayNumber(day), startsOf(openings)]))
  const off = rules.timeOff.map(({ firstDay, lastDay }) => [dayNumber(firstDay), dayNumber(lastDay)] as const)
  return (day) => {
    for (const [first, last] of off) if (day >= first && day <= last) return NOTHING
    return special.get(day) ?? (week[weekdayOf(day)] as number[])
  }
}

/** The spans within which a session of this length may not start, in order and apart from each other. */
function forbidden({ meetings, busy }: Taken, buffer: number, length: number): Span[] {
  const spans = [
    ...meetings.map(({ start, end }) => ({ start: start - buffer - length, end: end + buffer })),
    ...busy.map(({ start, end }) => ({ start: start - length, end })),
  ].sort((one, other) => one.start - other.start)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push(span)
  }
  return merged
}

/**
 * Every instant (UTC ms, rising) at which a session may start. On the coach's clock it is a half hour inside the openings; a time the
 * clock jumps over does not exist, of one it shows twice the first is taken. It keeps notice, horizon, buffers and the day's most.
 */
export function freeStarts(rules: SlotRules, taken: Taken, range: SlotRange): number[] {
  const from = Math.max(range.from, range.now + rules.noticeMinutes * MINUTE)
  const to = Math.min(range.to, range.now + rules.horizonDays * DAY + 1)
  if (from >= to) return []
  const clock = zoneClock(rules.timeZone, from, to)
  const startsOn = calendarOf(rules)
  const blocked = forbidden(taken, rules.bufferMinutes * MINUTE, range.duration * MINUTE)
  const full = rules.mostPerDay === null ? null : fullDays(rules, taken.meetings)
  const free: number[] = []
  const lastDay = Math.floor(clock.wallOf(to) / DAY)
  let next = 0
  for (let day = Math.floor(clock.wallOf(from) / DAY); day <= lastDay; day++) {
    const starts = startsOn(day)
    if (starts.length === 0 || full?.has(day)) continue
    const midnight = day * DAY
    const steady = clock.steadyOffset(midnight)
    for (const start of starts) {
      const instant = steady === null ? clock.instantOf(midnight + start) : midnight + start - steady
      if (instant === null || instant < from || instant >= to) continue
      while (next < blocked.length && (blocked[next] as Span).end <= instant) next++
      if (next < blocked.length && (blocked[next] as Span).start < instant) continue
      free.push(instant)
    }
  }
  return free
}

/** The days of the coach's calendar on which as many meetings begin as the coach wants at most. */
function fullDays(rules: SlotRules, meetings: readonly Span[]): Set<number> {
  const counts = new Map<number, number>()
  const starts = meetings.map(({ start }) => start).sort((one, other) => one - other)
  if (starts.length === 0) return new Set()
  const clock = zoneClock(rules.timeZone, starts[0] as number, starts.at(-1) as number)
  for (const start of starts) {
    const day = Math.floor(clock.wallOf(start) / DAY)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= (rules.mostPerDay ?? Number.POSITIVE_INFINITY)).map(([day]) => day))
}

export type SlotRefusal = 'past' | 'notice' | 'too far' | 'off the grid' | 'outside hours' | 'day full' | 'taken'

/** Why a session cannot start at an instant (UTC ms), null when it can. The same rules as `freeStarts`, one at a time. */
export function slotRefusal(rules: SlotRules, taken: Taken, at: number, duration: number, now: number): SlotRefusal | null {
  if (at <= now) return 'past'
  const clock = zoneClock(rules.timeZone, at, at)
  const wall = clock.wallOf(at)
  if (wall % (GRID_MINUTES * MINUTE) !== 0) return 'off the grid'
  const day = Math.floor(wall / DAY)
  if (!calendarOf(rules)(day).includes(wall - day * DAY) || clock.instantOf(wall) !== at) return 'outside hours'
  if (at < now + rules.noticeMinutes * MINUTE) return 'notice'
  if (at > now + rules.horizonDays * DAY) return 'too far'
  if (rules.mostPerDay !== null && fullDays(rules, taken.meetings).has(day)) return 'day full'
  const spans = forbidden(taken, rules.bufferMinutes * MINUTE, duration * MINUTE)
  return spans.some(({ start, end }) => start < at && at < end) ? 'taken' : null
}
