import { eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import { moveExpiry } from '#shared/session-policy'
import { coaches, coachTimeOff } from '../coaches/tables'
import { takeCells } from './cells'
import type { Bookable } from './choice'
import type { SessionRow } from './meeting'
import { MOVE_EXPIRY } from './move-expiry'
import type { CoachRow } from './rules'
import type { GroupRow } from './seats'
import { bookForDemo } from './seed-booking'
import { seedPast } from './seed-past'
import { demoDays, firstFree, openSoon } from './seed-times'
import { groups, moves } from './tables'

/** A coach who can sign in, a client who can, and others who cannot. */
export type DemoPeople = { coachId: string; client: string; guests: string[] }

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What lies behind and ahead of the demo client and the demo coach, around the day it is made on. */
export async function seedSessions(deps: Deps, people: DemoPeople): Promise<void> {
  // a refund of these could not be carried out by another provider
  if (deps.payments?.name !== 'test') return
  const now = deps.clock.now()
  await deps.store.transaction(async (tx) => {
    const toHaveReady = 'A quiet room\nThe talk you would rather put off, in one sentence'
    const [coach] = await tx.update(coaches).set({ toHaveReady }).where(eq(coaches.id, people.coachId)).returning()
    if (!coach) throw new Error('The demo coach is missing.')
    await seedPast(tx, coach, people, now)
    await seedAhead(tx, coach, people, now)
  })
}

async function seedAhead(tx: Tx, coach: CoachRow, { client, guests }: DemoPeople, now: number) {
  const days = demoDays(now, coach.timeZone)
  const guest = (number: number) => guests[number] as string
  const timeOff = { firstDay: days.dayIn(25), lastDay: days.dayIn(28) }
  await tx.insert(coachTimeOff).values({ coachId: coach.id, ...timeOff })
  const { from, bookable } = await openSoon(tx, coach, now)
  const startsAt = await firstFree(tx, bookable, { from }, now)
  const soon = await bookForDemo(tx, coach, { userId: guest(0), startsAt, bookedAt: now - 5 * DAY })
  const group = await publish(tx, bookable, days.nextWeek(3), now)
  for (const [number, userId] of [guest(1), client, guest(16)].entries())
    await bookForDemo(tx, coach, {
      ...{ userId, group, startsAt: group.startsAt.getTime(), duration: group.duration },
      bookedAt: now - (2 - number) * DAY - HOUR,
    })
  const ahead = [
    {
      ...{ userId: client, from: days.in(2), time: '10:00' },
      notes: 'I open the Tuesday meeting for the first time.',
      specialRequests: 'Could we say the first two sentences out loud?',
    },
    { userId: guest(3), from: days.in(1), time: '14:00' },
    { userId: guest(12), from: days.in(3), time: '11:30', duration: 30, format: 'chat' as const },
    { userId: guest(5), from: days.nextWeek(1), time: '09:00', duration: 90 },
    { userId: guest(9), from: days.in(7), time: '15:00' },
  ]
  for (const { from, time, ...booking } of ahead) {
    const startsAt = await firstFree(tx, bookable, { from, time, duration: booking.duration }, now)
    await bookForDemo(tx, coach, { ...booking, startsAt, bookedAt: now - 3 * DAY })
  }
  await askToMove(tx, bookable, soon.session, now)
}

/** Step: a published group with seats to spare, in the afternoon. */
async function publish(tx: Tx, bookable: Bookable, from: number, now: number): Promise<GroupRow> {
  const { id: coachId, bufferMinutes } = bookable.coach
  const startsAt = new Date(await firstFree(tx, bookable, { from, time: '16:00', duration: 90 }, now))
  const at = new Date(now - 4 * DAY)
  const group: GroupRow = {
    id: randomId(),
    coachId,
    startsAt,
    duration: 90,
    seats: 6,
    sessionFormat: 'video',
    title: 'The talk you put off',
    topic: 'Bring one talk you owe somebody in your team. We find its first sentence together and try it on each other.',
    publishedAt: at,
    cancelledAt: null,
    createdAt: at,
  }
  await tx.insert(groups).values(group)
  await takeCells(tx, { coachId, startsAt, duration: 90, bufferMinutes, holderId: group.id, heldUntil: null, now: at })
  return group
}

/** Step: the client of a session that is less than a day away asks for another time. */
async function askToMove(tx: Tx, bookable: Bookable, session: SessionRow, now: number) {
  const { id: sessionId, coachId, duration, scheduledAt } = session
  const at = now - HOUR / 2
  const from = scheduledAt.getTime() + 2 * DAY
  const startsAt = new Date(await firstFree(tx, bookable, { from, time: '11:00', duration }, now))
  const times = { scheduledAt: scheduledAt.getTime(), startsAt: startsAt.getTime() }
  const heldUntil = new Date(moveExpiry({ ...times, by: 'client', at }))
  const id = randomId()
  const asked = { id, sessionId, askedBy: 'client' as const, startsAt, status: 'open' as const, openFor: sessionId }
  await tx.insert(moves).values({ ...asked, expiresAt: heldUntil, createdAt: new Date(at) })
  const { bufferMinutes } = bookable.coach
  await takeCells(tx, { coachId, startsAt, duration, bufferMinutes, holderId: id, heldUntil, now: new Date(now) })
  await enqueue(tx, { kind: MOVE_EXPIRY, key: `${MOVE_EXPIRY}.${id}`, payload: { moveId: id }, runAt: heldUntil })
}
