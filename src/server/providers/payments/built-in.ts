import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '#server/core/clock'
import { randomToken } from '#server/core/crypto'
import type { Store } from '#server/core/store'
import { testCharges } from '#server/core/test-charge-table'
import { type ChargeState, type PaymentProvider, TEST_CARDS } from './payments'

type Row = typeof testCharges.$inferSelect
const CANCELLED = 'This payment was cancelled.'

function stateOf({ status, problem }: Row): ChargeState {
  if (status === 'cancelled') return { status: 'failed', problem: CANCELLED }
  return status === 'failed' ? { status, problem: problem ?? '' } : { status }
}

/** What a test card's bank says. */
function answerTo(card: string): { status: Row['status']; problem: string | null } {
  const number = card.replace(/[\s-]/g, '')
  if (number === TEST_CARDS.succeeds) return { status: 'succeeded', problem: null }
  if (number === TEST_CARDS.asks) return { status: 'requires_confirmation', problem: null }
  if (number === TEST_CARDS.declines) return { status: 'failed', problem: 'Your card was declined.' }
  return { status: 'failed', problem: 'That is not one of the test cards.' }
}

/** Test cards only: no money moves. It keeps its own book in the database, so that servers share it and a crash loses nothing. */
export function testPayments(store: Store, clock: Clock): PaymentProvider {
  async function find(ref: string): Promise<Row> {
    const [row] = await store.db.select().from(testCharges).where(eq(testCharges.ref, ref)).limit(1)
    if (!row) throw new Error(`There is no charge ${ref}.`)
    return row
  }

  /** Moves a charge on if it stands in one of these; where it stands afterwards. */
  async function change(ref: string, from: Row['status'][], to: { status: Row['status']; problem: string | null }) {
    const [row] = await store.transaction((tx) =>
      tx
        .update(testCharges)
        .set(to)
        .where(and(eq(testCharges.ref, ref), inArray(testCharges.status, from)))
        .returning(),
    )
    return stateOf(row ?? (await find(ref)))
  }

  return {
    name: 'test',
    async open({ reference, amount, currency }) {
      const ref = `test_${reference}`
      const row = { ref, reference, amount, currency, status: 'requires_card' as const, problem: null, refunds: {} }
      const createdAt = new Date(clock.now())
      await store.transaction((tx) =>
        tx
          .insert(testCharges)
          .values({ ...row, createdAt })
          .onConflictDoNothing(),
      )
      return { ref, clientSecret: randomToken() }
    },
    look: async (ref) => stateOf(await find(ref)),
    refund: (ref, { key, amount }) =>
      store.transaction(async (tx) => {
        const [row] = await tx.select().from(testCharges).where(eq(testCharges.ref, ref)).limit(1)
        if (row?.status !== 'succeeded') throw new Error(`The charge ${ref} was not paid, so nothing can be given back.`)
        if (key in row.refunds) return
        const given = Object.values(row.refunds).reduce((sum, one) => sum + one, amount)
        if (given > row.amount) throw new Error(`The charge ${ref} is ${row.amount}: ${given} cannot be given back.`)
        await tx
          .update(testCharges)
          .set({ refunds: { ...row.refunds, [key]: amount } })
          .where(eq(testCharges.ref, ref))
      }),
    cancel: (ref) => change(ref, ['requires_card', 'requires_confirmation', 'failed'], { status: 'cancelled', problem: null }),
    form: {
      pay: (ref, card) => change(ref, ['requires_card', 'failed'], answerTo(card)),
      confirm: (ref, approved) =>
        change(
          ref,
          ['requires_confirmation'],
          approved ? { status: 'succeeded', problem: null } : { status: 'failed', problem: 'The payment was not confirmed.' },
        ),
    },
  }
}
