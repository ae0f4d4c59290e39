import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { coachPart, newPayment, recordCharge, refundShare } from './service'
import { ledgerEntries, payments } from './tables'

test('whatever was charged and however often it is given back: refund and kept are the charge, the books add up to nothing', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const { store, clock } = app.deps
  const now = new Date(clock.now())
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.array(fc.constantFrom(0, 50, 100), { maxLength: 4 }),
      async (amount, percents) => {
        count += 1
        const subjectId = `session-${count}`
        const asked = { userId: user.id, subjectId, amount, currency: 'EUR', provider: 'test', now }
        const { id: paymentId } = await store.transaction((tx) => newPayment(tx, asked))
        await store.transaction(async (tx) => {
          await tx.update(payments).set({ status: 'succeeded' }).where(eq(payments.id, paymentId))
          await recordCharge(tx, { paymentId, coachId: 'one', amount, currency: 'EUR', now })
        })
        let refunded = 0
        for (const [n, percent] of percents.entries()) {
          const refund = { paymentId, percent, key: `${subjectId}.${n}`, now }
          refunded += await store.transaction((tx) => refundShare(tx, refund))
          const again = await store.transaction((tx) => refundShare(tx, refund))
          expect(again).toBeLessThanOrEqual(amount)
        }
        const entries = await store.db
          .select()
          .from(ledgerEntries)
          .where(inArray(ledgerEntries.paymentId, [paymentId]))
        const of = (account: string) =>
          entries.filter((entry) => entry.account === account).reduce((sum, entry) => sum + entry.amount, 0)
        const kept = amount - refunded
        expect(kept).toBeGreaterThanOrEqual(0)
        expect(of('provider') + kept).toBe(0)
        expect(of('coach:one')).toBe(coachPart(kept))
        expect(of('platform')).toBe(kept - coachPart(kept))
        expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0)
      },
    ),
    { numRuns: 60 },
  )
})
