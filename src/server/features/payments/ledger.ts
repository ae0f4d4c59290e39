import { eq } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Db, Tx } from '#server/core/store'
import { COACH_SHARE } from '#shared/coach-options'
import { shareOf } from '#shared/session-price'
import { ledgerEntries } from './tables'

type Reason = (typeof ledgerEntries.$inferSelect)['reason']
type Movement = {
  id: string
  from: string
  to: string
  amount: number
  currency: string
  paymentId: string
  reason: Reason
  at: Date
}

export const PROVIDER = 'provider'
export const PLATFORM = 'platform'
export const accountOfCoach = (coachId: string) => `coach:${coachId}`
/** What a coach keeps of an amount, in the same minor units. */
export const coachPart = (amount: number): number => shareOf(amount, Math.round(COACH_SHARE * 100))

/** Step: one movement of money from an account to another. The same id a second time moves nothing. */
export async function move(tx: Tx, { id, from, to, amount, ...rest }: Movement): Promise<void> {
  if (amount === 0) return
  const { currency, paymentId, reason, at } = rest
  const entry = { movementId: id, currency, paymentId, reason, at }
  await tx
    .insert(ledgerEntries)
    .values([
      { ...entry, id: randomId(), account: from, amount: -amount },
      { ...entry, id: randomId(), account: to, amount },
    ])
    .onConflictDoNothing()
}

/** What a payment brought whom so far, by account. */
export async function balancesOf(db: Db, paymentId: string): Promise<Map<string, number>> {
  const entries = await db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, paymentId))
  const balances = new Map<string, number>()
  for (const { account, amount } of entries) balances.set(account, (balances.get(account) ?? 0) + amount)
  return balances
}
