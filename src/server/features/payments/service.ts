import { eq, sum } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import { shareOf } from '#shared/session-price'
import { accountOfCoach, balancesOf, coachPart, move, PLATFORM, PROVIDER } from './ledger'
import { REFUND } from './refund'
import { payments, refunds } from './tables'

// What other features may use of payments.
export { accountOfCoach, coachPart } from './ledger'
export { doRefund, REFUND } from './refund'

/** Step: a charge to be asked of a provider, for one subject once. */
export async function newPayment(
  tx: Tx,
  payment: { userId: string; subjectId: string; amount: number; currency: string; provider: string; now: Date },
): Promise<typeof payments.$inferSelect> {
  const { now: createdAt, ...row } = payment
  const fresh = {
    ...row,
    id: randomId(),
    status: 'requires_card' as const,
    providerRef: null,
    problem: null,
    createdAt,
    settledAt: null,
  }
  await tx.insert(payments).values(fresh)
  return fresh
}

/** Step: the books of a charge that succeeded: the platform gets it, the coach, if there is still one, their part of it. */
export async function recordCharge(
  tx: Tx,
  charge: { paymentId: string; coachId: string | null; amount: number; currency: string; now: Date },
): Promise<void> {
  const { paymentId, coachId, amount, currency, now: at } = charge
  const common = { paymentId, currency, at }
  await move(tx, { ...common, id: `${paymentId}.charge`, from: PROVIDER, to: PLATFORM, amount, reason: 'charge' })
  if (coachId === null) return
  const earning = { id: `${paymentId}.earning`, from: PLATFORM, to: accountOfCoach(coachId), amount: coachPart(amount) }
  await move(tx, { ...common, ...earning, reason: 'earning' })
}

/**
 * Step: gives back a share (percent) of what was charged, never more than is left of it, once for its `key`. The job written with it
 * carries it out. Answers the minor units given back, 0 where nothing was paid.
 */
export async function refundShare(
  tx: Tx,
  refund: { paymentId: string; percent: number; key: string; now: Date },
): Promise<number> {
  const { paymentId, percent, key, now } = refund
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).limit(1)
  if (payment?.status !== 'succeeded') return 0
  const [same] = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.key, key)).limit(1)
  if (same) return same.amount
  const [before] = await tx
    .select({ sum: sum(refunds.amount) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
  const left = payment.amount - Number(before?.sum ?? 0)
  const amount = Math.min(shareOf(payment.amount, percent), left)
  if (amount <= 0) return 0
  const id = randomId()
  await tx.insert(refunds).values({ id, paymentId, key, amount, status: 'pending', createdAt: now, doneAt: null })
  const common = { paymentId, currency: payment.currency, at: now }
  const coach = [...(await balancesOf(tx, paymentId))].find(([account]) => account.startsWith('coach:'))
  await move(tx, { ...common, id: `${id}.refund`, from: PLATFORM, to: PROVIDER, amount, reason: 'refund' })
  if (coach) {
    const [account, earned] = coach
    const back = { id: `${id}.reversed`, from: account, to: PLATFORM, amount: earned - coachPart(left - amount) }
    await move(tx, { ...common, ...back, reason: 'earning_reversed' })
  }
  await enqueue(tx, { kind: REFUND, key: `refund.${id}`, payload: { refundId: id }, runAt: now })
  return amount
}
