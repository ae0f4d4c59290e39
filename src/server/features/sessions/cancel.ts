import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { CancelTerms, SessionDetail, SessionRef } from '#shared/session-detail'
import { mayCancel } from '#shared/session-policy'
import { payments } from '../payments/tables'
import { termsOf } from './cancel-terms'
import { sessionDetail } from './detail'
import { cancelOne } from './end-session'
import { closePayment } from './follow-up'
import { ownSession, timed } from './own-session'

/** A read: what cancelling now would mean for the person. */
export async function cancelTerms({ deps, user }: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<CancelTerms> {
  return termsOf(await ownSession(deps.store.db, user.id, id), deps.clock.now())
}

/** Cancels a session from either side, and gives back what the terms say. One that waits for its payment is simply given up. */
export async function cancelSession(ctx: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<SessionDetail> {
  const { deps, user } = ctx
  const { session } = await ownSession(deps.store.db, user.id, id)
  if (session.status === 'pending_payment') {
    const [payment] = await deps.store.db.select({ id: payments.id }).from(payments).where(eq(payments.subjectId, id)).limit(1)
    if (payment) await closePayment(deps, payment.id)
    return sessionDetail(ctx, { id })
  }
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const own = await ownSession(tx, user.id, id)
    if (own.session.status === 'cancelled') throw new AppError('CONFLICT', 'This session is cancelled already.')
    if (!mayCancel(timed(own.session), now.getTime())) throw new AppError('CONFLICT', 'This session is over.')
    const isDone = await cancelOne(tx, { session: own.session, terms: own.side, by: own.side, now })
    if (!isDone) throw new AppError('CONFLICT', 'This session is cancelled already.')
  })
  return sessionDetail(ctx, { id })
}
