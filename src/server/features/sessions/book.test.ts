import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TEST_CARDS } from '#server/providers/payments/payments'
import { everyDay, makeCoach } from '#server/testing/make-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import type { Booking } from '#shared/sessions'
import { coaches } from '../coaches/tables'
import { ledgerEntries, payments, refunds } from '../payments/tables'
import { bookingCells, sessions } from './tables'

/** The clock stands at Wednesday 18 November 2026, 10:00 in Johannesburg. */
const DAY = '2026-11-20'
type Ask = Partial<Omit<Booking, 'duration'>> & { duration?: unknown; price?: number }

async function setting(fields: Parameters<typeof makeCoach>[1] = {}) {
  const app = await testApp()
  const { coach, user: coachUser } = await makeCoach(app.deps, fields)
  const user = await app.signUp()
  const book = (ask: Ask = {}, who = user) =>
    app.caller(who).sessions.book({ coachId: coach.id, date: DAY, time: '10:00', ...ask } as Booking)
  return { app, coach, coachUser, user, book }
}
const counts = async ({ deps: { store } }: TestApp) => ({
  sessions: await store.db.$count(sessions),
  cells: await store.db.$count(bookingCells),
  payments: await store.db.$count(payments),
})
const NOTHING = { sessions: 0, cells: 0, payments: 0 }

test('one call books, charges the test card and keeps the price with what it was made of', async () => {
  const { app, coach, book, user } = await setting()
  const booked = await book({ notes: 'My CV', duration: 90, sessionFormat: 'chat' })
  expect(booked).toMatchObject({
    coachId: coach.id,
    coach: { firstName: 'Sizwe', lastName: 'Nkosi' },
    scheduledAt: '2026-11-20T08:00:00.000Z',
    duration: 90,
    timeZone: 'Africa/Johannesburg',
    status: 'scheduled',
    notes: 'My CV',
    // R600 an hour, 90 minutes, at 18.5 rand a dollar
    price: { amount: 4865, currency: 'USD' },
    payment: { status: 'succeeded', heldUntil: null, problem: null, clientSecret: null },
  })
  const [row] = await app.deps.store.db.select().from(sessions)
  expect(row?.quote).toEqual({ rate: 600_00, rateCurrency: 'ZAR', unitsPerUsd: 1, rateUnitsPerUsd: 18.5, discount: 0 })
  expect(await app.deps.store.db.$count(bookingCells)).toBe(6)
  const entries = await app.deps.store.db.select().from(ledgerEntries)
  const of = (account: string) => entries.filter((one) => one.account === account).reduce((sum, one) => sum + one.amount, 0)
  expect([of('provider'), of('platform'), of(`coach:${coach.id}`)]).toEqual([-4865, 730, 4135])
  const listed = await app.caller(user).sessions.list()
  expect(listed).toEqual([expect.objectContaining({ id: booked.id, status: 'scheduled' })])
  expect(await app.caller(await app.signUp()).sessions.list()).toEqual([])
})

test('POST /api/sessions is the same call, with its statuses', async () => {
  const { app, coach } = await setting()
  const body = { email: 'thandi@nolo.test', password: 'a quiet morning walk', firstName: 'Thandi', lastName: 'Mokoena' }
  const form = { method: 'POST', body: new URLSearchParams(body), headers: { 'sec-fetch-site': 'same-origin' } }
  const cookie = ((await app.request('/api/register', form)).headers.get('set-cookie') ?? '').split(';')[0] as string
  const post = (fields: object, headers: Record<string, string> = { cookie }) =>
    app.request('/api/sessions', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ coachId: coach.id, date: DAY, time: '10:00', duration: 60, ...fields }),
    })
  const signedOut = await post({}, {})
  expect([signedOut.status, await signedOut.text()]).toEqual([401, '{"message":"Unauthorized"}'])
  const statuses = [
    [{ duration: 45 }, 400, 'A session lasts 30, 60 or 90 minutes.'],
    [{ coachId: '' }, 400, 'Please select a coach'],
    [{ date: '' }, 400, 'Please select a date'],
    [{ date: '2026-02-30' }, 400, 'Please select a date that exists.'],
    [{ time: '' }, 400, 'Please select a time'],
    [{ coachId: 'nobody' }, 404, 'There is no such coach.'],
  ] as const
  for (const [fields, status, message] of statuses) {
    const answer = await post(fields)
    expect([answer.status, await answer.json()], message).toEqual([status, { message }])
  }
  expect(await counts(app)).toEqual(NOTHING)
  const answer = await post({ price: 1, sessionType: 'individual', sessionFormat: 'video', notes: '', specialRequests: '' })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'scheduled' })])
  const again = await app.request('/api/sessions', { headers: { cookie } })
  expect(await again.json()).toHaveLength(1)
})

test.each<[string, Ask, string, string]>([
  ['in the past', { date: '2026-11-18', time: '09:30' }, 'BAD_REQUEST', 'That time has already passed.'],
  ['long ago', { date: '1999-01-01' }, 'BAD_REQUEST', 'That time has already passed.'],
  [
    'without notice',
    { date: '2026-11-18', time: '11:30' },
    'BAD_REQUEST',
    'This coach needs more notice. Please pick a later time.',
  ],
  [
    'too far ahead',
    { date: '2027-03-01' },
    'BAD_REQUEST',
    'That is further ahead than this coach plans. Please pick an earlier day.',
  ],
  [
    'at the end of time',
    { date: '9999-12-31' },
    'BAD_REQUEST',
    'That is further ahead than this coach plans. Please pick an earlier day.',
  ],
  ['off the grid', { time: '10:15' }, 'BAD_REQUEST', 'Sessions start on the hour or the half hour.'],
  ['outside hours', { time: '18:00' }, 'BAD_REQUEST', 'This coach does not work at that time.'],
  ['in a zone nobody knows', { timeZone: 'Mars/Olympus' }, 'BAD_REQUEST', 'We do not know that time zone.'],
  ['for 45 minutes', { duration: 45 }, 'BAD_REQUEST', ''],
])('a booking %s is refused, and nothing changes', async (_, ask, code, sentence) => {
  const { app, book } = await setting()
  await expect(book(ask)).rejects.toMatchObject({ code, ...(sentence && { message: sentence }) })
  expect(await counts(app)).toEqual(NOTHING)
})

test('oneself, a coach who takes none and visitors are refused', async () => {
  const { app, book, coachUser, coach } = await setting()
  await expect(book({}, coachUser)).rejects.toMatchObject({ code: 'BAD_REQUEST', message: 'You cannot book yourself.' })
  const resting = await makeCoach(app.deps, { isActive: false })
  await expect(book({ coachId: resting.coach.id })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'This coach is currently unavailable for new bookings.',
  })
  const visitor = app.caller(null).sessions.book({ coachId: coach.id, date: DAY, time: '10:00' })
  await expect(visitor).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await counts(app)).toEqual(NOTHING)
})

test('a time that is taken, or within the buffer around it, is a conflict with three others near', async () => {
  const { app, book, coach } = await setting({ bufferMinutes: 15 })
  await book()
  const other = await app.signUp()
  for (const time of ['09:30', '10:00', '10:30', '11:00'])
    await expect(book({ time }, other)).rejects.toMatchObject({ code: 'CONFLICT', message: 'That time was just taken.' })
  const wish = {
    coachId: coach.id,
    startsAt: '2026-11-20T08:00:00.000Z',
    duration: 60 as const,
    sessionType: 'individual' as const,
  }
  const near = await app.caller(other).sessions.nearest(wish)
  expect(near.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['09:30', '10:00', '10:30'])
  expect(await book({ time: '11:30' }, other)).toMatchObject({ status: 'scheduled' })
})

test('a busy time of the coach and the most they want in a day are kept', async () => {
  const { app, book } = await setting({ mostPerDay: 2 })
  await book()
  await book({ time: '14:00' })
  await expect(book({ time: '16:00' }, await app.signUp())).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This coach has no more room on that day.',
  })
})

test('the zone is the request’s, else the profile’s, else the coach’s; a time the clocks jump over is refused, one shown twice is the first', async () => {
  const { app, coach, book } = await setting({ noticeMinutes: 0, horizonDays: 365 })
  const at = async (ask: Ask, timeZone: string | null = null) => (await book(ask, await app.signUp({ timeZone }))).scheduledAt
  expect(await at({ time: '09:00', timeZone: 'Europe/London' }, 'Asia/Tokyo')).toBe('2026-11-20T09:00:00.000Z')
  expect(await at({ time: '21:00' }, 'Asia/Tokyo')).toBe('2026-11-20T12:00:00.000Z')
  expect(await at({ time: '09:00' })).toBe('2026-11-20T07:00:00.000Z')
  await expect(at({ date: '2027-03-14', time: '02:30', timeZone: 'America/New_York' })).rejects.toMatchObject({
    message: 'That time does not exist on that day: the clocks move forward over it.',
  })
  // New York's clock shows 01:30 twice on 7 November 2027, at 05:30 UTC first
  const night = await makeCoach(app.deps, { noticeMinutes: 0, horizonDays: 365, timeZone: 'UTC' }, everyDay(0, 1440))
  app.clock.set('2027-11-01T00:00:00Z')
  expect(await at({ coachId: night.coach.id, date: '2027-11-07', time: '01:30', timeZone: 'America/New_York' })).toBe(
    '2027-11-07T05:30:00.000Z',
  )
  expect(coach.timeZone).toBe('Africa/Johannesburg')
})

test('a double click, at once or later, with a key or without, books once and charges once', async () => {
  const { app, book, coach, user } = await setting()
  const all = await Promise.all(Array.from({ length: 10 }, () => book()))
  expect(new Set(all.map(({ id, status }) => `${id} ${status}`)).size).toBe(1)
  expect(await book()).toEqual(all[0])
  expect(await counts(app)).toEqual({ sessions: 1, cells: 4, payments: 1 })
  expect(await app.deps.store.db.$count(ledgerEntries)).toBe(4)
  const keyed = app.caller(user, { idempotencyKey: 'once' }).sessions
  const input = { coachId: coach.id, date: DAY, time: '12:00' }
  const [first, second] = [await keyed.book(input), await keyed.book(input)]
  expect(second).toEqual(first)
  await expect(keyed.book({ ...input, time: '15:00' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await counts(app)).sessions).toBe(2)
})

test('a declined card keeps the time for another card until the ten minutes are over', async () => {
  const { app, book, user } = await setting()
  const declined = await book({ testCard: TEST_CARDS.declines })
  expect(declined).toMatchObject({
    status: 'pending_payment',
    payment: { status: 'failed', problem: 'Your card was declined.', heldUntil: '2026-11-18T08:10:00.000Z' },
  })
  await expect(book({}, await app.signUp())).rejects.toMatchObject({ code: 'CONFLICT' })
  const { sessions: own } = app.caller(user)
  const stranger = app.caller(await app.signUp()).sessions
  await expect(stranger.pay({ sessionId: declined.id, card: TEST_CARDS.succeeds })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await own.pay({ sessionId: declined.id, card: '1234' })).toMatchObject({ payment: { status: 'failed' } })
  const paid = await own.pay({ sessionId: declined.id, card: '4242 4242 4242 4242' })
  expect(paid).toMatchObject({ status: 'scheduled', payment: { status: 'succeeded', problem: null } })
  expect(await own.pay({ sessionId: declined.id, card: TEST_CARDS.declines })).toEqual(paid)
  expect(await app.deps.store.db.$count(ledgerEntries)).toBe(4)
})

test('a card that asks leaves the session waiting until its payer answers', async () => {
  const { app, book, user } = await setting()
  const { sessions: own } = app.caller(user)
  const asked = await book({ testCard: TEST_CARDS.asks })
  expect(asked).toMatchObject({ status: 'pending_payment', payment: { status: 'requires_confirmation' } })
  expect(await own.confirmPayment({ sessionId: asked.id, approved: false })).toMatchObject({
    status: 'pending_payment',
    payment: { status: 'failed', problem: 'The payment was not confirmed.' },
  })
  expect(await own.pay({ sessionId: asked.id, card: TEST_CARDS.asks })).toMatchObject({
    payment: { status: 'requires_confirmation' },
  })
  const stranger = app.caller(await app.signUp()).sessions
  await expect(stranger.confirmPayment({ sessionId: asked.id, approved: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await own.confirmPayment({ sessionId: asked.id, approved: true })).toMatchObject({ status: 'scheduled' })
})

test('what nobody paid expires with its time, which is free again; paying then comes too late', async () => {
  const { app, book, user } = await setting()
  const waiting = await book({ testCard: TEST_CARDS.asks })
  app.clock.advance(10 * 60_000)
  const { sessions: own } = app.caller(user)
  await expect(own.confirmPayment({ sessionId: waiting.id, approved: true })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The time to pay is over and the slot is free again. Please book once more.',
  })
  expect(await book({}, await app.signUp())).toMatchObject({ status: 'scheduled' })
  await app.runJobs()
  const [row] = await app.deps.store.db.select().from(sessions).where(eq(sessions.id, waiting.id))
  expect(row).toMatchObject({ status: 'expired', endedBy: 'system', heldUntil: null })
  expect(await app.deps.store.db.$count(bookingCells)).toBe(4)
  expect((await app.deps.store.db.select().from(payments).where(eq(payments.subjectId, waiting.id)))[0]?.status).toBe('abandoned')
})

test('who goes back and chooses another length gets it; the unpaid booking in the way ends, others do not', async () => {
  const { app, book, user } = await setting()
  const first = await book({ testCard: TEST_CARDS.declines })
  const before = await book({ time: '09:00', testCard: TEST_CARDS.asks })
  const second = await book({ duration: 30 })
  expect(second.status).toBe('scheduled')
  const after = await app.caller(user).sessions.confirmPayment({ sessionId: before.id, approved: true })
  expect(after.status).toBe('scheduled')
  const [row] = await app.deps.store.db.select().from(sessions).where(eq(sessions.id, first.id))
  expect(row?.status).toBe('expired')
  expect(await app.deps.store.db.$count(bookingCells)).toBe(6)
  // a paid one stays
  await expect(book({ duration: 90 })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('money that came after the time was gone is given back in full, coach’s part and all', async () => {
  const { app, coach, book, user } = await setting()
  const waiting = await book({ testCard: TEST_CARDS.asks })
  const ref = (await app.deps.store.db.select().from(payments))[0]?.providerRef as string
  app.clock.advance(11 * 60_000)
  await book({ time: '10:30' }, await app.signUp())
  // the bank's word arrives before the follow-up looks
  await app.deps.payments?.form?.confirm(ref, true)
  await app.runJobs()
  await app.runJobs()
  const [session] = await app.deps.store.db.select().from(sessions).where(eq(sessions.id, waiting.id))
  expect(session?.status).toBe('expired')
  expect(await app.deps.store.db.select().from(refunds)).toEqual([
    expect.objectContaining({ amount: waiting.price.amount, status: 'done' }),
  ])
  const entries = await app.deps.store.db.select().from(ledgerEntries)
  const own = entries.filter(({ paymentId }) => paymentId === waiting.payment?.id)
  expect(own.reduce((sum, one) => sum + one.amount, 0)).toBe(0)
  for (const account of ['provider', 'platform', `coach:${coach.id}`])
    expect(own.filter((one) => one.account === account).reduce((sum, one) => sum + one.amount, 0)).toBe(0)
  expect((await app.caller(user).sessions.list()).map(({ status }) => status)).toEqual(['expired'])
})

test('money that came late but while the time is still free books it', async () => {
  const { app, book } = await setting()
  const waiting = await book({ testCard: TEST_CARDS.asks })
  const ref = (await app.deps.store.db.select().from(payments))[0]?.providerRef as string
  app.clock.advance(11 * 60_000)
  await app.deps.payments?.form?.confirm(ref, true)
  await app.runJobs()
  const [session] = await app.deps.store.db.select().from(sessions).where(eq(sessions.id, waiting.id))
  expect(session?.status).toBe('scheduled')
  expect((await app.deps.store.db.select().from(bookingCells)).map(({ heldUntil }) => heldUntil)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('without anybody to take the money, booking says so with 503', async () => {
  const app = await testApp({ payments: () => null })
  const { coach } = await makeCoach(app.deps)
  const own = app.caller(await app.signUp()).sessions
  const refused = { code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('payments are not set up') }
  await expect(own.book({ coachId: coach.id, date: DAY, time: '10:00' })).rejects.toMatchObject(refused)
  const draft = {
    coachId: coach.id,
    startsAt: '2026-11-20T08:00:00.000Z',
    duration: 60 as const,
    sessionType: 'individual' as const,
  }
  await expect(own.hold(draft)).rejects.toMatchObject(refused)
  expect(await counts(app)).toEqual(NOTHING)
})

test('nobody keeps more than three times from others without paying for one of them', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps)
  const [one, other] = [await app.signUp(), await app.signUp()]
  const unpaid = (who: typeof one, time: string) =>
    app.caller(who).sessions.book({ coachId: coach.id, date: DAY, time, duration: 30, testCard: '4000000000000002' } as Booking)
  const first = await unpaid(one, '09:00')
  for (const time of ['10:00', '11:00']) await unpaid(one, time)
  await expect(unpaid(one, '12:00')).rejects.toMatchObject({ code: 'CONFLICT', message: /3 bookings of yours wait/ })
  await unpaid(one, '11:00') // the same again is no further one
  await unpaid(other, '12:00')
  await app.caller(one).sessions.pay({ sessionId: first.id, card: '4242424242424242' })
  expect((await unpaid(one, '13:00')).status).toBe('pending_payment')
})

test('nobody is charged another price than the one they were shown', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { hourlyRate: 600_00 })
  const client = app.caller(await app.signUp()).sessions
  const { price } = await client.quote({ coachId: coach.id, duration: 60, sessionType: 'individual' })
  const draft = { coachId: coach.id, date: DAY, time: '10:00', expectedPrice: price } as Booking
  await app.deps.store.transaction((tx) => tx.update(coaches).set({ hourlyRate: 900_00 }).where(eq(coaches.id, coach.id)))
  await expect(client.book(draft)).rejects.toMatchObject({ code: 'CONFLICT', message: /^The price is \$48\.65 now/ })
  expect([await app.deps.store.db.$count(sessions), await app.deps.store.db.$count(payments)]).toEqual([0, 0])
  const again = await client.quote({ coachId: coach.id, duration: 60, sessionType: 'individual' })
  expect(await client.book({ ...draft, expectedPrice: again.price })).toMatchObject({ status: 'scheduled', price: again.price })
})

test('of very many bookings the latest five hundred are told, earliest first', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps)
  const client = await app.signUp()
  const { sessions: mine } = app.caller(client)
  await mine.book({ coachId: coach.id, date: DAY, time: '10:00' } as Booking)
  const [row] = await app.deps.store.db.select().from(sessions)
  if (!row) throw new Error('no session')
  const before = (n: number) => ({ ...row, id: `before-${n}`, scheduledAt: new Date(row.scheduledAt.getTime() - n * 3_600_000) })
  const earlier = Array.from({ length: 510 }, (_, n) => before(n + 1))
  await app.deps.store.transaction(async (tx) => {
    for (let at = 0; at < earlier.length; at += 100) await tx.insert(sessions).values(earlier.slice(at, at + 100))
  })
  const told = await mine.list()
  expect([told.length, told[0]?.id, told.at(-1)?.id]).toEqual([500, 'before-499', row.id])
})

test('a booking that waits for its money keeps its price, and nobody pays it who was shown another', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { hourlyRate: 600_00 })
  const client = app.caller(await app.signUp()).sessions
  const draft = { coachId: coach.id, date: DAY, time: '10:00' } as Booking
  const { price, id } = await client.book({ ...draft, testCard: TEST_CARDS.declines })
  await app.deps.store.transaction((tx) => tx.update(coaches).set({ hourlyRate: 900_00 }).where(eq(coaches.id, coach.id)))
  const { price: dearer } = await client.quote({ coachId: coach.id, duration: 60, sessionType: 'individual' })
  await expect(client.book({ ...draft, expectedPrice: dearer })).rejects.toThrow('The price is $32.43 now.')
  expect(await client.book({ ...draft, expectedPrice: price })).toMatchObject({ id, status: 'scheduled', price })
  // the other press of a double one: it is paid, whatever was shown
  expect(await client.book({ ...draft, expectedPrice: dearer })).toMatchObject({ id, status: 'scheduled', price })
})
