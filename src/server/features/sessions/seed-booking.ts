import { eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import { testCharges } from '#server/core/test-charge-table'
import { RATE } from '#shared/coach-options'
import { BUILT_IN_RATES } from '#shared/money'
import { endOf } from '#shared/session-policy'
import { GROUP_DISCOUNT, priceOf } from '#shared/session-price'
import type { SessionFormat, SessionStatus } from '#shared/sessions'
import { newPayment, recordCharge } from '../payments/service'
import { payments } from '../payments/tables'
import { takeCells } from './cells'
import type { SessionRow } from './meeting'
import type { CoachRow } from './rules'
import { type GroupRow, takeSeat } from './seats'
import { sessions } from './tables'

type DemoBooking = {
  userId: string
  startsAt: number
  bookedAt: number
  duration?: number
  format?: SessionFormat
  status?: SessionStatus
  group?: GroupRow
  notes?: string
  specialRequests?: string
}

/** Step: pays for a session with a test card, in our books and in the test provider's. */
export async function payForDemo(tx: Tx, session: SessionRow): Promise<string> {
  const { id: subjectId, userId, coachId, price: amount, currency, createdAt: now } = session
  const { id: paymentId } = await newPayment(tx, { userId, subjectId, amount, currency, provider: 'test', now })
  const ref = `test_${paymentId}`
  const charge = { ref, reference: paymentId, amount, currency, status: 'succeeded' as const, problem: null, refunds: {} }
  await tx.insert(testCharges).values({ ...charge, createdAt: now })
  const paid = { providerRef: ref, status: 'succeeded' as const, settledAt: now }
  await tx.update(payments).set(paid).where(eq(payments.id, paymentId))
  await recordCharge(tx, { paymentId, coachId, amount, currency, now })
  return paymentId
}

/** Step: a session as booking and paying leave it: the time or the seat taken, the money in the books. Nobody is written to. */
export async function bookForDemo(tx: Tx, coach: CoachRow, booking: DemoBooking) {
  const { userId, startsAt, bookedAt, duration = 60, format = 'video', status = 'scheduled', group, ...words } = booking
  const { id: coachId, bufferMinutes } = coach
  const id = randomId()
  const createdAt = new Date(bookedAt)
  const scheduledAt = new Date(startsAt)
  const sessionType = group ? ('group' as const) : ('individual' as const)
  const rate = coach.hourlyRate ?? RATE.default
  const unitsPerUsd = BUILT_IN_RATES.ZAR as number
  const discount = group ? GROUP_DISCOUNT : 0
  if (group) await takeSeat(tx, { group, holderId: id, heldUntil: null, now: createdAt })
  else if (status !== 'cancelled')
    await takeCells(tx, {
      coachId,
      startsAt: scheduledAt,
      duration,
      bufferMinutes,
      holderId: id,
      heldUntil: null,
      now: createdAt,
    })
  const [session] = await tx
    .insert(sessions)
    .values({
      ...{ id, userId, coachId, sessionType, duration, status, createdAt, scheduledAt },
      groupId: group?.id ?? null,
      sessionFormat: format,
      timeZone: 'Africa/Johannesburg',
      notes: '',
      specialRequests: '',
      price: priceOf({ rate, minutes: duration, type: sessionType }, RATE.currency, BUILT_IN_RATES),
      currency: RATE.currency,
      quote: { rate, rateCurrency: RATE.currency, unitsPerUsd, rateUnitsPerUsd: unitsPerUsd, discount },
      ...(status === 'completed' && {
        endedAt: new Date(endOf({ scheduledAt: startsAt, duration })),
        endedBy: 'system' as const,
      }),
      ...words,
    })
    .returning()
  const row = session as SessionRow
  return { session: row, paymentId: await payForDemo(tx, row) }
}
