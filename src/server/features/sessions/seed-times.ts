import { Temporal } from 'temporal-polyfill'
import type { Tx } from '#server/core/store'
import { freeStarts } from '#shared/slots'
import { coachOverrides } from '../coaches/tables'
import type { Bookable } from './choice'
import { type CoachRow, slotRulesOf, takenOf } from './rules'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const [OPENS, CLOSES] = [9 * 60, 18 * 60]

const on = (instant: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
const clockOf = (instant: number, zone: string) => on(instant, zone).toPlainTime().toString().slice(0, 5)

/** The days around the seeding on the coach's calendar, as instants. */
export function demoDays(now: number, zone: string) {
  const today = on(now, zone).toPlainDate()
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
  return {
    /** Midnight of the day so many days on. */
    in: (days: number) => at(today.add({ days }), '00:00'),
    /** Midnight of a day of next week; 1 is Monday. */
    nextWeek: (weekday: number) => at(today.add({ days: 7 - today.dayOfWeek + weekday }), '00:00'),
    dayIn: (days: number) => today.add({ days }).toString(),
    /** A time on the working day so many working days ago. */
    ago(workingDays: number, time: string) {
      let day = today
      for (let left = workingDays; left > 0; ) {
        day = day.subtract({ days: 1 })
        if (day.dayOfWeek <= 5) left--
      }
      return at(day, time)
    },
  }
}

/** The first free start from an instant on, at a time of the coach's day where one is named. */
export async function firstFree(
  tx: Tx,
  { coach, rules }: Bookable,
  { from, time, duration = 60 }: { from: number; time?: string; duration?: number },
  now: number,
): Promise<number> {
  const to = from + 14 * DAY
  const taken = await takenOf(tx, coach.id, from, to, now)
  const free = freeStarts(rules, taken, { from, to, duration, now })
  const found = free.find((at) => time === undefined || clockOf(at, coach.timeZone) === time)
  if (found === undefined) throw new Error(`The demo coach has no ${time ?? 'time'} free.`)
  return found
}

/** Step: has the coach open, weekend or not, within the next day, so that a client may still have to ask to move. */
export async function openSoon(tx: Tx, { id, timeZone }: CoachRow, now: number): Promise<{ from: number; bookable: Bookable }> {
  const half = Math.ceil((now + 4 * HOUR) / (HOUR / 2)) * (HOUR / 2)
  const wall = on(half, timeZone)
  const minutes = wall.hour * 60 + wall.minute
  const isLate = minutes > CLOSES - 60
  const start = isLate || minutes < OPENS ? OPENS : minutes
  const day = wall.toPlainDate().add({ days: isLate ? 1 : 0 })
  const openings = [{ start, end: Math.min(start + 180, CLOSES) }]
  if (day.dayOfWeek > 5) await tx.insert(coachOverrides).values({ coachId: id, day: day.toString(), openings })
  const plainTime = new Temporal.PlainTime(Math.floor(start / 60), start % 60)
  const bookable = await slotRulesOf(tx, id)
  if (!bookable) throw new Error('The demo coach is missing.')
  return { from: day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds, bookable }
}
