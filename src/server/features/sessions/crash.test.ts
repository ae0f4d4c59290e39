import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testCharges } from '#server/core/test-charge-table'
import { type PaymentProvider, TEST_CARDS } from '#server/providers/payments/payments'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import { ledgerEntries, payments, refunds } from '../payments/tables'
import { bookingCells, sessions } from './tables'

/** The moments between two steps that outlive a crash: every transaction is one, every word to the provider another. */
const MOMENTS = ['before open', 'after open', 'before pay', 'after pay', 'before confirm', 'after confirm', 'none'] as const
type Moment = (typeof MOMENTS)[number]

/** A provider in front of the usual one: at the moment named it never answers again, as if its caller had died. */
function dyingAt(moment: { is: Moment | null; died(): void }, usual: PaymentProvider): PaymentProvider {
  const never = () => {
    moment.died()
    return new Promise<never>(() => {})
  }
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (moment.is === `before ${name}`) return never()
    const result = await work()
    return moment.is === `after ${name}` ? never() : result
  }
  const { form } = usual
  return {
    ...usual,
    open: (charge) => step('open', () => usual.open(charge)),
    form: form && {
      pay: (ref, card) => step('pay', () => form.pay(ref, card)),
      confirm: (ref, approved) => step('confirm', () => form.confirm(ref, approved)),
    },
  }
}

const cases = MOMENTS.flatMap((moment) =>
  [true, false].flatMap((rival) => [true, false].map((asks) => ({ moment, rival, asks }))),
)

test.each(cases)(
  'a crash $moment (a rival comes: $rival, the card asks: $asks) leaves a paid booking or none, and the time free after the hold',
  async ({ moment, rival, asks }) => {
    let died = () => {}
    const death = new Promise<string>((done) => {
      died = () => done('died')
    })
    const dies: { is: Moment | null; died(): void } = { is: moment, died }
    const app = await testApp({ payments: (usual) => usual && dyingAt(dies, usual) })
    const { db } = app.deps.store
    const { coach } = await makeCoach(app.deps)
    const own = app.caller(await app.signUp()).sessions
    const choice = { coachId: coach.id, date: '2026-11-20', time: '10:00' }
    const booking = own.book({ ...choice, testCard: asks ? TEST_CARDS.asks : TEST_CARDS.succeeds }).then(async (booked) => {
      if (booked.payment?.status === 'requires_confirmation') await own.confirmPayment({ sessionId: booked.id, approved: true })
      return 'done'
    })
    const end = await Promise.race([booking, death])
    dies.is = null

    app.clock.advance(10 * 60_000)
    const taken = app.caller(await app.signUp()).sessions
    const rivalGot = rival ? await taken.book(choice).catch((error) => error.code) : null
    await app.runJobs()
    await app.runJobs()
    const [first] = await db.select().from(sessions).orderBy(sessions.createdAt).limit(1)
    const [payment] = await db
      .select()
      .from(payments)
      .where(eq(payments.subjectId, first?.id ?? ''))
    const [charge] = await db
      .select()
      .from(testCharges)
      .where(eq(testCharges.reference, payment?.id ?? ''))
    const given = await db.select().from(refunds)
    const paid = charge?.status === 'succeeded'

    if (end === 'done') expect(first?.status).toBe('scheduled')
    if (first?.status === 'scheduled') expect([paid, payment?.status, given]).toEqual([true, 'succeeded', []])
    else {
      expect(first?.status).toBe('expired')
      expect(given.map(({ amount, status }) => [amount, status])).toEqual(paid ? [[first?.price, 'done']] : [])
      expect(charge?.status).toBe(paid ? 'succeeded' : 'cancelled')
    }
    // whoever came after the ten minutes got the time, unless it was paid and booked within them
    if (rival) expect(rivalGot).toEqual(end === 'done' ? 'CONFLICT' : expect.objectContaining({ status: 'scheduled' }))
    const scheduled = (await db.select().from(sessions)).filter(({ status }) => status === 'scheduled')
    expect(scheduled.length).toBeLessThanOrEqual(1)
    const cells = await db.select().from(bookingCells)
    expect(cells.map(({ holderId, heldUntil }) => [holderId, heldUntil])).toEqual(
      scheduled.flatMap(({ id }) => Array.from({ length: 4 }, () => [id, null])),
    )
    const entries = await db.select().from(ledgerEntries)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(entries.reduce((sum, { account, amount }) => sum + (account === 'provider' ? -amount : 0), 0)).toBe(
      scheduled.reduce((sum, { price }) => sum + price, 0),
    )
  },
)
