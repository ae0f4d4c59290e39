import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { payments } from '../payments/tables'
import { freeCells } from './cells'
import { paymentsOf } from './payer'
import { freeSeats } from './seats'
import { expireSession, settle } from './settle'
import { sessions } from './tables'

/** The job that looks at a payment once its time is over, whatever became of the server that began it. */
export const FOLLOW_UP = 'payment-follow-up'
const Payload = z.object({ paymentId: z.string() })

export async function followUp(deps: Deps, payload: unknown): Promise<void> {
  await closePayment(deps, Payload.parse(payload).paymentId)
}

/** Ends a payment for good: what was paid after all is booked or given back, what was not is over and its time free. */
export async function closePayment(deps: Deps, paymentId: string): Promise<void> {
  const [payment] = await deps.store.db.select().from(payments).where(eq(payments.id, paymentId)).limit(1)
  if (!payment || payment.status === 'succeeded' || payment.status === 'abandoned') return
  const provider = paymentsOf(deps)
  const { amount, currency } = payment
  const ref = payment.providerRef ?? (await provider.open({ reference: payment.id, amount, currency, description: '' })).ref
  const state = await provider.cancel(ref)
  if (state.status === 'succeeded') return settle(deps, paymentId, ref, state)
  const now = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const [given] = await tx
      .update(payments)
      .set({ status: 'abandoned', providerRef: ref, settledAt: now })
      .where(and(eq(payments.id, paymentId), ne(payments.status, 'succeeded'), ne(payments.status, 'abandoned')))
      .returning({ subjectId: payments.subjectId })
    if (!given) return
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, given.subjectId)).limit(1)
    if (session) return expireSession(tx, session, now)
    // its account is gone meanwhile
    await freeCells(tx, given.subjectId)
    await freeSeats(tx, given.subjectId)
  })
}
