import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#server/core/store'
import { refundPercent } from '#shared/session-policy'
import { refundShare } from '../payments/service'
import { payments } from '../payments/tables'
import { type Announcement, announce, type Side } from './announce'
import { freeCells } from './cells'
import type { SessionRow } from './meeting'
import { leaveGroup } from './seats'
import { moves, sessions } from './tables'

type Ending = {
  session: SessionRow
  /** On whose terms the money goes back. */
  terms: Side
  by: Announcement['by']
  now: Date
}

/**
 * Step: cancels a scheduled session with all that follows: the refund, the time or the seat, an open question, the news.
 * Of many at once one does it; the others answer false.
 */
export async function cancelOne(tx: Tx, { session, terms, by, now }: Ending): Promise<boolean> {
  const { id, groupId } = session
  const [ended] = await tx
    .update(sessions)
    .set({ status: 'cancelled', endedAt: now, endedBy: by, sequence: sql`${sessions.sequence} + 1` })
    .where(and(eq(sessions.id, id), eq(sessions.status, 'scheduled')))
    .returning({ scheduledAt: sessions.scheduledAt })
  if (!ended) return false
  await closeMove(tx, id, 'withdrawn')
  if (groupId) await leaveGroup(tx, groupId, id, now)
  else await freeCells(tx, id)
  await giveBack(tx, id, refundPercent(ended.scheduledAt.getTime(), now.getTime(), terms), `cancel.${id}`, now)
  await announce(tx, { sessionId: id, event: 'cancelled', by, at: now })
  return true
}

/** Step: gives back a share (percent) of what was paid for a session, once for its key. */
export async function giveBack(tx: Tx, sessionId: string, percent: number, key: string, now: Date): Promise<void> {
  if (percent === 0) return
  const ofSession = eq(payments.subjectId, sessionId)
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(ofSession).limit(1)
  if (payment) await refundShare(tx, { paymentId: payment.id, percent, key, now })
}

/** Step: closes the open question about another time, if there is one, and frees the time kept for it. */
export async function closeMove(
  tx: Tx,
  sessionId: string,
  status: 'accepted' | 'declined' | 'expired' | 'withdrawn',
): Promise<void> {
  const closed = await tx
    .update(moves)
    .set({ status, openFor: null })
    .where(eq(moves.openFor, sessionId))
    .returning({ id: moves.id })
  for (const { id } of closed) await freeCells(tx, id)
}
