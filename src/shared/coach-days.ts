const DAY_MS = 86_400_000
const AHEAD_DAYS = 90
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** A calendar day so many days later, or earlier. */
export const addDays = (day: string, days: number): string => new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The week a day is in, Monday first. */
export function weekDays(day: string): string[] {
  const sinceMonday = (new Date(utc(day)).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday))
}

/** Instants that surely hold all of these days, whatever the zone; what is outside of them is left out by its day. */
export const aroundDays = (first: string, last: string) => ({
  from: new Date(utc(first) - DAY_MS).toISOString(),
  to: new Date(utc(last) + 2 * DAY_MS).toISOString(),
})

/** What a coach's week asks for, by a day in it; the same on both sides, for the cache. */
export function weekSpan(day: string) {
  const days = weekDays(day)
  return aroundDays(days[0] as string, days[6] as string)
}

/** What is asked for to know the meetings ahead; the same for a whole day, by the clock of UTC. */
export const aheadSpan = (today: string) => aroundDays(today, addDays(today, AHEAD_DAYS))
