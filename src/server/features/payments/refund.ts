import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import { payments, refunds } from './tables'

/** The job that carries a refund out. */
export const REFUND = 'refund'
const Payload = z.object({ refundId: z.string() })

/** Asks the provider to give the money back. It may come twice; the refund's key stays the same. */
export async function doRefund(deps: Deps, payload: unknown): Promise<void> {
  const { refundId } = Payload.parse(payload)
  const [row] = await deps.store.db
    .select({ refund: refunds, ref: payments.providerRef })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId))
    .limit(1)
  if (!row || row.refund.status === 'done') return
  if (!deps.payments || !row.ref) throw new Error('There is no payment provider to refund through.')
  await deps.payments.refund(row.ref, { key: row.refund.key, amount: row.refund.amount })
  const doneAt = new Date(deps.clock.now())
  await deps.store.transaction((tx) => tx.update(refunds).set({ status: 'done', doneAt }).where(eq(refunds.id, refundId)))
}
