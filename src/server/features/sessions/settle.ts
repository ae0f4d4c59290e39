import { and, eq, ne } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import type { ChargeState } from '#server/providers/payments/payments'
import { coaches } from '../coaches/tables'
import { recordCharge, refundShare } from '../payments/service'
import { payments } from '../payments/tables'
import { announce } from './announce'
import { firmUp, freeCells, takeCells } from './cells'
import { firmUpSeat, leaveGroup } from './seats'
import { sessions } from './tables'

type SessionRow = typeof sessions.$inferSelect

/** Makes a paid session's time firm; false where somebody else has it by now. */
async function makeFirm(tx: Tx, session: SessionRow, now: Date): Promise<boolean> {
  if (session.groupId) return firmUpSeat(tx, session.groupId, session.id)
  if (await firmUp(tx, session.id)) return true
  const [coach] = await tx.select({ buffer: coaches.bufferMinutes }).from(coaches).where(eq(coaches.id, session.coachId)).limit(1)
  const { coachId, scheduledAt: startsAt, duration } = session
  const time = { coachId, startsAt, duration, bufferMinutes: coach?.buffer ?? 0, holderId: session.id, heldUntil: null, now }
  try {
    await takeCells(tx, time)
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await freeCells(tx, session.id)
    return false
  }
}

/** Step: ends a booking nobody paid, and frees its time. */
export async function expireSession(tx: Tx, session: SessionRow, now: Date): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ status: 'expired', heldUntil: null, endedAt: now, endedBy: 'system' })
    .where(and(eq(sessions.id, session.id), eq(sessions.status, 'pending_payment')))
    .returning({ id: sessions.id })
  if (!ended) return
  if (session.groupId) await leaveGroup(tx, session.groupId, session.id, now)
  else await freeCells(tx, session.id)
}

/**
 * Step: writes down where the provider says a charge stands, once. A paid session is scheduled; where its time is gone or the
 * booking has ended, everything paid is given back.
 */
async function write(tx: Tx, paymentId: string, ref: string, state: ChargeState, now: Date): Promise<void> {
  const problem = state.status === 'failed' ? state.problem : null
  const [payment] = await tx
    .update(payments)
    .set({ providerRef: ref, status: state.status, problem, ...(state.status === 'succeeded' && { settledAt: now }) })
    .where(
      and(
        eq(payments.id, paymentId),
        ne(payments.status, 'succeeded'),
        // what was given up comes back only by money
        state.status === 'succeeded' ? undefined : ne(payments.status, 'abandoned'),
      ),
    )
    .returning()
  if (!payment || state.status !== 'succeeded') return
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, payment.subjectId)).limit(1)
  const { amount, currency } = payment
  await recordCharge(tx, { paymentId, coachId: session?.coachId ?? null, amount, currency, now })
  if (session?.status === 'pending_payment' && (await makeFirm(tx, session, now))) {
    await tx.update(sessions).set({ status: 'scheduled', heldUntil: null }).where(eq(sessions.id, session.id))
    await announce(tx, { sessionId: session.id, event: 'booked', by: 'client', at: now })
    return
  }
  if (session) await expireSession(tx, session, now)
  await refundShare(tx, { paymentId, percent: 100, key: `unused.${paymentId}`, now })
}

export const settle = (deps: Deps, paymentId: string, ref: string, state: ChargeState): Promise<void> =>
  deps.store.transaction((tx) => write(tx, paymentId, ref, state, new Date(deps.clock.now())))
