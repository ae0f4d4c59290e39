import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { dayOf, knownZone, startOfDay } from '#shared/calendar'
import type { NearestQuery, SessionType, Slot, SlotDays, SlotQuery } from '#shared/sessions'
import { freeStarts } from '#shared/slots'
import { zoneClock } from '#shared/zone-clock'
import { holdsOf, inReach } from './choice'
import { slotRulesOf, takenOf } from './rules'
import { openGroups, takenSeats } from './seats'

const DAY = 86_400_000
const NEAREST = 3
const NOTHING = { meetings: [], busy: [] }
type Wish = { coachId: string; duration: number; sessionType: SessionType; from: number; to: number }

/** What of a coach's time a person could book from an instant up to another, and what would be free were nothing taken. */
async function offer({ deps, user }: SignedIn, { coachId, duration, sessionType, from, to }: Wish) {
  const { db } = deps.store
  const found = await slotRulesOf(db, coachId)
  if (!found) throw new AppError('NOT_FOUND', 'There is no such coach.')
  const { coach, rules } = found
  if (!coach.isActive || coach.userId === null) return { coach, free: [], hours: [] }
  const now = deps.clock.now()
  const own = await holdsOf(db, user.id)
  const range = { from, to, duration, now }
  const taken = await takenOf(db, coachId, Math.max(from, now), Math.min(to, now + rules.horizonDays * DAY), now, own)
  const slots = new Map<number, Slot>()
  for (const start of freeStarts(rules, taken, range)) slots.set(start, { startsAt: new Date(start).toISOString(), group: null })
  if (sessionType === 'group') {
    const since = new Date(Math.max(from, now + 1))
    const open = (await openGroups(db, coachId, since, new Date(to - 1), new Date(now))).filter(
      (one) => one.duration === duration,
    )
    const sold = await takenSeats(
      db,
      open.map(({ id }) => id),
      new Date(now),
      own,
    )
    for (const { id, startsAt, title, topic, seats, sessionFormat: format } of open) {
      const seatsLeft = seats - (sold.get(id)?.length ?? 0)
      if (seatsLeft > 0)
        slots.set(startsAt.getTime(), { startsAt: startsAt.toISOString(), group: { id, title, topic, seats, seatsLeft, format } })
    }
  }
  const free = [...slots].sort(([one], [other]) => one - other)
  return { coach, free, hours: freeStarts({ ...rules, mostPerDay: null }, NOTHING, range) }
}

/**
 * Whether a start can be told by day and time on the viewer's clock: of an hour shown twice the second cannot, as a booking by that
 * name takes the first.
 */
function namedBy(timeZone: string, from: number, to: number): (start: number) => boolean {
  const clock = zoneClock(timeZone, from, to)
  return (start) => clock.instantOf(clock.wallOf(start)) === start
}

/** The starts of a coach by days of the viewer's zone: free ones, and those the hours would give but somebody has. */
export async function listSlots(ctx: SignedIn, query: SlotQuery): Promise<SlotDays> {
  const timeZone = knownZone(query.timeZone)
  const first = Date.parse(`${query.from}T00:00:00Z`)
  const names = Array.from({ length: query.days }, (_, n) => new Date(first + n * DAY).toISOString().slice(0, 10))
  const from = startOfDay(names[0] as string, timeZone)
  const to = startOfDay(new Date(first + query.days * DAY).toISOString().slice(0, 10), timeZone)
  const { coach, free, hours } = await offer(ctx, { ...query, from, to })
  const isNamed = namedBy(timeZone, from, to)
  const days = new Map(names.map((day) => [day, { day, free: [] as Slot[], taken: [] as string[] }]))
  const given = new Set(free.map(([start]) => start))
  for (const [start, slot] of free) if (isNamed(start)) days.get(dayOf(start, timeZone))?.free.push(slot)
  for (const start of hours)
    if (!given.has(start) && isNamed(start)) days.get(dayOf(start, timeZone))?.taken.push(new Date(start).toISOString())
  return { timeZone, coachTimeZone: coach.timeZone, days: [...days.values()] }
}

/** The three free starts nearest to one that is gone, earliest first. */
export async function nearestSlots(ctx: SignedIn, query: z.infer<typeof NearestQuery>): Promise<Slot[]> {
  const now = ctx.deps.clock.now()
  const at = inReach(Date.parse(query.startsAt), now)
  const { coach, free } = await offer(ctx, { ...query, from: now, to: now + 366 * DAY })
  const isNamed = namedBy(knownZone(ctx.user.timeZone ?? coach.timeZone), now, now + 366 * DAY)
  return free
    .filter(([start]) => isNamed(start))
    .sort(([one], [other]) => Math.abs(one - at) - Math.abs(other - at))
    .slice(0, NEAREST)
    .sort(([one], [other]) => one - other)
    .map(([, slot]) => slot)
}
