import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomId } from '#server/core/crypto'
import { testCharges } from '#server/core/test-charge-table'
import { type PaymentProvider, TEST_CARDS } from '#server/providers/payments/payments'
import { type TestApp, testApp } from '#server/testing/test-app'
import { SIZES } from '#server/testing/test-size'
import { accountOfCoach, balancesOf } from './ledger'
import { coachPart, newPayment, recordCharge, refundShare } from './service'
import { ledgerEntries, payments, refunds } from './tables'

const COACH = 'the-coach'

/** A charge of an amount that succeeded, in the books and with the provider. */
async function paid(app: TestApp, amount: number, currency = 'ZAR'): Promise<string> {
  const now = new Date(app.clock.now())
  const provider = app.deps.payments as PaymentProvider
  const { id: userId } = await app.signUp()
  const { id } = await app.deps.store.transaction((tx) =>
    newPayment(tx, { userId, subjectId: randomId(), amount, currency, provider: 'test', now }),
  )
  const { ref } = await provider.open({ reference: id, amount, currency, description: '' })
  await provider.form?.pay(ref, TEST_CARDS.succeeds)
  await app.deps.store.transaction(async (tx) => {
    await tx.update(payments).set({ status: 'succeeded', providerRef: ref }).where(eq(payments.id, id))
    await recordCharge(tx, { paymentId: id, coachId: COACH, amount, currency, now })
    await recordCharge(tx, { paymentId: id, coachId: COACH, amount, currency, now })
  })
  return id
}
const giveBack = ({ deps, clock }: TestApp, paymentId: string, percent: number, key: string) =>
  deps.store.transaction((tx) => refundShare(tx, { paymentId, percent, key, now: new Date(clock.now()) }))

test('the books add up to nothing whatever is given back, and nobody gets more back than was paid', async () => {
  const app = await testApp()
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 10_000_000 }), shares, async (amount, percents) => {
      const id = await paid(app, amount)
      let given = 0
      for (const [n, percent] of percents.entries()) {
        const back = await giveBack(app, id, percent, `${id}-${n}`)
        expect(await giveBack(app, id, percent, `${id}-${n}`)).toBe(back)
        expect(back).toBeLessThanOrEqual(Math.floor((amount * percent + 50) / 100))
        given += back
      }
      expect(given).toBeLessThanOrEqual(amount)
      const balances = await balancesOf(app.deps.store.db, id)
      const left = amount - given
      expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0)
      expect(balances.get('provider') ?? 0).toBe(0 - left)
      expect(balances.get(accountOfCoach(COACH)) ?? 0).toBe(coachPart(left))
      expect(balances.get('platform') ?? 0).toBe(left - coachPart(left))
    }),
    { numRuns: SIZES.runs / 2 },
  )
}, 120_000)

test('a coach keeps 85 % of what stays, half up', async () => {
  expect([coachPart(100_00), coachPart(1), coachPart(10), coachPart(0)]).toEqual([85_00, 1, 9, 0])
})

test('what was not paid cannot be given back', async () => {
  const app = await testApp()
  const { id: userId } = await app.signUp()
  const now = new Date(app.clock.now())
  const asked = { userId, subjectId: 'x', amount: 500, currency: 'ZAR', provider: 'test', now }
  const { id } = await app.deps.store.transaction((tx) => newPayment(tx, asked))
  expect(await giveBack(app, id, 100, 'k')).toBe(0)
  expect(await app.deps.store.db.$count(refunds)).toBe(0)
  expect(await app.deps.store.db.$count(ledgerEntries)).toBe(0)
})

test(`${SIZES.rivals} askers for the same refund give it back once, also at the provider`, async () => {
  const app = await testApp()
  const id = await paid(app, 1001)
  const given = await Promise.all(Array.from({ length: SIZES.rivals }, () => giveBack(app, id, 50, 'cancelled')))
  expect(new Set(given)).toEqual(new Set([501]))
  await app.runJobs()
  await app.runJobs()
  expect(await app.deps.store.db.select().from(refunds)).toEqual([expect.objectContaining({ amount: 501, status: 'done' })])
  const [charge] = await app.deps.store.db.select().from(testCharges)
  expect(charge?.refunds).toEqual({ cancelled: 501 })
})

test('the test provider keeps each charge, refund and ending once, whoever asks again', async () => {
  const app = await testApp()
  const provider = app.deps.payments as PaymentProvider
  const { form } = provider as { form: NonNullable<PaymentProvider['form']> }
  const charge = { reference: 'r', amount: 900, currency: 'ZAR', description: '' }
  const { ref } = await provider.open(charge)
  expect((await provider.open(charge)).ref).toBe(ref)
  expect(await provider.look(ref)).toEqual({ status: 'requires_card' })
  await expect(provider.refund(ref, { key: 'a', amount: 1 })).rejects.toThrow('was not paid')
  expect(await form.pay(ref, TEST_CARDS.declines)).toEqual({ status: 'failed', problem: 'Your card was declined.' })
  expect(await form.pay(ref, '4242 4242 4242 4242')).toEqual({ status: 'succeeded' })
  expect(await form.pay(ref, TEST_CARDS.declines)).toEqual({ status: 'succeeded' })
  expect(await provider.cancel(ref)).toEqual({ status: 'succeeded' })
  await provider.refund(ref, { key: 'a', amount: 500 })
  await provider.refund(ref, { key: 'a', amount: 500 })
  await expect(provider.refund(ref, { key: 'b', amount: 500 })).rejects.toThrow('cannot be given back')
  const other = await provider.open({ ...charge, reference: 's' })
  await provider.cancel(other.ref)
  expect(await form.pay(other.ref, TEST_CARDS.succeeds)).toMatchObject({ status: 'failed' })
  await expect(provider.look('nothing')).rejects.toThrow('There is no charge')
})

test('what stands in the books can be neither changed nor removed', async () => {
  const app = await testApp()
  await paid(app, 900_00)
  const before = await app.deps.store.db.select().from(ledgerEntries)
  const { store } = app.deps
  await expect(store.transaction((tx) => tx.update(ledgerEntries).set({ amount: 1 }))).rejects.toThrow()
  await expect(store.transaction((tx) => tx.delete(ledgerEntries))).rejects.toThrow()
  expect(await store.db.select().from(ledgerEntries)).toEqual(before)
})
