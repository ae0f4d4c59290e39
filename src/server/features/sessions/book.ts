import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { enqueue } from '#server/core/jobs'
import type { Db } from '#server/core/store'
import { TEST_CARDS } from '#server/providers/payments/payments'
import { knownZone } from '#shared/calendar'
import { formatMinor } from '#shared/money'
import type { Booked, Booking } from '#shared/sessions'
import { zoneClock } from '#shared/zone-clock'
import { newPayment } from '../payments/service'
import { payments } from '../payments/tables'
import { bookableCoach, checkChoice, holdsOf, inReach, refuse } from './choice'
import { closePayment, FOLLOW_UP } from './follow-up'
import { giveUpHolds, HOLD_MS } from './hold'
import { occupy } from './occupy'
import { charge } from './pay'
import { paymentsOf } from './payer'
import { priceFor } from './price'
import { formatOfGroup } from './seats'
import { bookedOf } from './session'
import { sessions } from './tables'

const DAY = 86_400_000
const LONGEST_MS = 90 * 60_000
/** So many times somebody keeps from others at once without having paid. */
const UNPAID_AT_ONCE = 3

/** The zone a booking was chosen in: the request's, else the profile's, else the coach's. */
function zoneOf(asked: string | undefined, ownZone: string | null, coachZone: string): string {
  if (asked === undefined || asked === '') return ownZone ?? coachZone
  if (asked !== 'UTC' && knownZone(asked) === 'UTC')
    throw new AppError('BAD_REQUEST', 'We do not know that time zone.', { field: 'timeZone' })
  return asked
}

/** The instant a clock shows a day's time; the first where it shows it twice. */
function instantOn(date: string, time: string, zone: string, now: number): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (wall < now - 2 * DAY) refuse('past')
  inReach(Math.max(wall, now + 1), now)
  const at = zoneClock(zone, wall - DAY, wall + DAY).instantOf(wall)
  if (at !== null) return new Date(at)
  const sentence = 'That time does not exist on that day: the clocks move forward over it.'
  throw new AppError('BAD_REQUEST', sentence, { field: 'time' })
}

/** A person's bookings of a coach that are open and touch a time, with their payments. */
async function openBookings(db: Db, userId: string, coachId: string, at: number, end: number) {
  const near = await db
    .select({ session: sessions, payment: payments })
    .from(sessions)
    .innerJoin(payments, eq(payments.subjectId, sessions.id))
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.coachId, coachId),
        gt(sessions.scheduledAt, new Date(at - LONGEST_MS)),
        lt(sessions.scheduledAt, new Date(end)),
        inArray(sessions.status, ['pending_payment', 'scheduled']),
      ),
    )
  return near.filter(({ session: { scheduledAt, duration } }) => scheduledAt.getTime() + duration * 60_000 > at)
}

/**
 * Refuses one more booking to somebody with several that wait for their payment: each keeps a time from everybody else. Not within
 * the transaction: of many at once a few more may come through, as the limit by the hour lets them.
 */
async function assertNotHoarding(db: Db, userId: string, now: Date): Promise<void> {
  const unpaid = and(eq(sessions.userId, userId), eq(sessions.status, 'pending_payment'), gt(sessions.heldUntil, now))
  if ((await db.$count(sessions, unpaid)) >= UNPAID_AT_ONCE)
    throw new AppError('CONFLICT', `${UNPAID_AT_ONCE} bookings of yours wait for their payment. Pay for one or give it up first.`)
}

/**
 * Books a session and pays for it. The time is taken before the money: whatever happens in between, the follow-up job finds it.
 * The same booking asked for twice, at once or later, is one booking and one charge.
 */
export async function bookSession(ctx: SignedIn, input: Booking): Promise<Booked> {
  const { deps, user } = ctx
  const { store, clock } = deps
  const provider = paymentsOf(deps)
  await deps.limits.consume('booking', user.id)
  const bookable = await bookableCoach(ctx, input.coachId)
  const timeZone = zoneOf(input.timeZone, user.timeZone, bookable.coach.timeZone)
  const startsAt = instantOn(input.date, input.time, timeZone, clock.now())
  const choice = { startsAt, duration: input.duration, sessionType: input.sessionType }
  const [at, end] = [startsAt.getTime(), startsAt.getTime() + input.duration * 60_000]
  const same = async (db: Db) => {
    const open = await openBookings(db, user.id, input.coachId, at, end)
    const { duration, sessionType } = input
    const found = open.find(
      ({ session: one }) =>
        one.scheduledAt.getTime() === at &&
        one.duration === duration &&
        one.sessionType === sessionType &&
        (one.heldUntil === null || one.heldUntil.getTime() > clock.now()),
    )
    return { found, others: open.filter((one) => one !== found && one.session.status === 'pending_payment') }
  }
  const before = await same(store.db)
  if (!before.found) {
    // an unpaid booking of theirs in the way is one they went back from
    for (const { payment } of before.others) await closePayment(deps, payment.id)
    if (deps.config.rateLimits) await assertNotHoarding(store.db, user.id, new Date(clock.now()))
    try {
      await checkChoice(store.db, bookable, choice, clock.now(), await holdsOf(store.db, user.id))
    } catch (error) {
      // the other click of a double one may have taken it just now
      if (!(await same(store.db)).found) throw error
    }
  }
  const { price, currency, quote } = await priceFor(ctx, bookable.coach, input)
  // one that waits for its money keeps the price it was made at; of one that is paid there is nothing to say
  const due = before.found?.session ?? { price, currency, status: 'pending_payment' }
  const shown = input.expectedPrice ?? { amount: due.price, currency: due.currency }
  if (due.status === 'pending_payment' && (shown.amount !== due.price || shown.currency !== due.currency)) {
    const sentence = `The price is ${formatMinor(due.price, due.currency)} now. Please look at it again.`
    throw new AppError('CONFLICT', sentence, { field: 'price' })
  }
  const { payment, session } = await store.transaction(async (tx) => {
    const now = new Date(clock.now())
    const { found } = await same(tx)
    if (found) return found
    const heldUntil = new Date(now.getTime() + HOLD_MS)
    const id = randomId()
    await giveUpHolds(tx, user.id, now)
    const groupId = await occupy(tx, bookable, { ...choice, holderId: id, heldUntil, now })
    const { coachId, sessionType, duration, notes, specialRequests } = input
    const sessionFormat = groupId ? await formatOfGroup(tx, groupId, input.sessionFormat) : input.sessionFormat
    const text = { notes, specialRequests, timeZone }
    const row = { id, userId: user.id, coachId, groupId, sessionType, sessionFormat, scheduledAt: startsAt, duration, ...text }
    const [session] = await tx
      .insert(sessions)
      .values({ ...row, status: 'pending_payment', price, currency, quote, heldUntil, createdAt: now })
      .returning()
    const asked = { userId: user.id, subjectId: id, amount: price, currency, provider: provider.name, now }
    const payment = await newPayment(tx, asked)
    await enqueue(tx, {
      kind: FOLLOW_UP,
      key: `${FOLLOW_UP}.${payment.id}`,
      payload: { paymentId: payment.id },
      runAt: heldUntil,
    })
    return { session: session as typeof sessions.$inferSelect, payment }
  })
  const secret = session.status === 'scheduled' ? null : await charge(deps, payment, input.testCard ?? TEST_CARDS.succeeds)
  const booked = await bookedOf(store.db, user.id, session.id, secret)
  if (!booked) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return booked
}
