import type { CancelTerms } from '#shared/session-detail'
import { freeUntil, mayCancel, refundPercent } from '#shared/session-policy'
import { shareOf } from '#shared/session-price'
import { type OwnSession, timed } from './own-session'

/** What cancelling would mean for the side that asks, now (UTC ms). */
export function termsOf({ session, side }: Pick<OwnSession, 'session' | 'side'>, now: number): CancelTerms {
  const { price, currency, status } = session
  const start = session.scheduledAt.getTime()
  const percent = refundPercent(start, now, side)
  const paid = status === 'pending_payment' || status === 'expired' ? 0 : price
  const refund = shareOf(paid, percent)
  return {
    mayCancel: mayCancel(timed(session), now),
    percent,
    paid: { amount: paid, currency },
    refund: { amount: refund, currency },
    kept: { amount: paid - refund, currency },
    freeUntil: new Date(freeUntil(start)).toISOString(),
  }
}
