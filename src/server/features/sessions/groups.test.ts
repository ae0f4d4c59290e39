import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TEST_CARDS } from '#server/providers/payments/payments'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import { takeCells } from './cells'
import { leaveGroup } from './seats'
import { bookingCells, groupSeats, groups, sessions } from './tables'

const START = '2026-11-20T08:00:00.000Z'

async function setting(groupSeats = 3) {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { groupSeats })
  const guest = async () => app.caller(await app.signUp()).sessions
  const seat = { coachId: coach.id, date: '2026-11-20', time: '10:00', sessionType: 'group' as const }
  const query = { ...seat, from: seat.date, days: 1, duration: 60 as const, timeZone: 'UTC' }
  const seen = async () => (await (await guest()).slots(query)).days[0]?.free.find(({ startsAt }) => startsAt === START)
  return { app, coach, guest, seat, seen }
}

test('the first guest opens a group at a free start, the next take its seats, the last is the last', async () => {
  const { app, guest, seat, seen } = await setting()
  expect(await seen()).toEqual({ startsAt: START, group: null })
  const first = await (await guest()).book(seat)
  // R600 an hour, seven tenths of it, at 18.5 rand a dollar
  expect(first).toMatchObject({ sessionType: 'group', status: 'scheduled', price: { amount: 2270, currency: 'USD' } })
  expect(await seen()).toMatchObject({ group: { title: 'Group session', seats: 3, seatsLeft: 2 } })
  await (await guest()).book(seat)
  await (await guest()).book(seat)
  expect(await seen()).toBeUndefined()
  await expect((await guest()).book(seat)).rejects.toMatchObject({ code: 'CONFLICT', message: 'The last seat was just taken.' })
  const { db } = app.deps.store
  expect([await db.$count(groups), await db.$count(bookingCells), await db.$count(groupSeats)]).toEqual([1, 4, 3])
  expect(JSON.stringify(await app.deps.store.db.select().from(groups))).not.toContain('nolo.test')
})

test('alone nobody gets in where a group meets, nor with another length', async () => {
  const { guest, seat } = await setting()
  await (await guest()).book(seat)
  await expect((await guest()).book({ ...seat, sessionType: 'individual' })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect((await guest()).book({ ...seat, duration: 30 })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'The group session at that time lasts 60 minutes.',
  })
})

test('a held seat counts until its time is over; the same person takes one seat', async () => {
  const { app, guest, seat, seen } = await setting(2)
  const [one, two, three] = [await guest(), await guest(), await guest()]
  const draft = { coachId: seat.coachId, startsAt: START, duration: 60 as const, sessionType: 'group' as const }
  await one.hold(draft)
  await two.hold(draft)
  await expect(three.book(seat)).rejects.toMatchObject({ code: 'CONFLICT', message: 'The last seat was just taken.' })
  const booked = await two.book(seat)
  expect(await two.book(seat)).toEqual(booked)
  app.clock.advance(10 * 60_000)
  expect(await seen()).toMatchObject({ group: { seatsLeft: 1 } })
  expect(await three.book(seat)).toMatchObject({ status: 'scheduled' })
  expect(await app.deps.store.db.$count(groupSeats)).toBe(2)
})

test('a group nobody paid for ends with its time; one the coach published stays', async () => {
  const { app, guest, seat, seen, coach } = await setting()
  const declined = await (await guest()).book({ ...seat, testCard: TEST_CARDS.declines })
  expect(await seen()).toMatchObject({ group: { seatsLeft: 2 } })
  app.clock.advance(10 * 60_000)
  await app.runJobs()
  expect(await seen()).toEqual({ startsAt: START, group: null })
  const { store } = app.deps
  const [ended] = await store.db.select().from(sessions).where(eq(sessions.id, declined.id))
  expect(ended?.status).toBe('expired')

  const now = new Date(app.clock.now())
  const group = {
    id: 'published',
    coachId: coach.id,
    startsAt: new Date(START),
    duration: 60,
    seats: 3,
    title: 'Asking',
    topic: 'How',
  }
  await store.transaction(async (tx) => {
    await tx.insert(groups).values({ ...group, publishedAt: now, cancelledAt: null, createdAt: now })
    const time = { coachId: coach.id, startsAt: group.startsAt, duration: 60, bufferMinutes: 0, heldUntil: null, now }
    await takeCells(tx, { ...time, holderId: group.id })
  })
  const booked = await (await guest()).book(seat)
  expect(await seen()).toMatchObject({ group: { title: 'Asking', topic: 'How', seatsLeft: 2 } })
  await store.transaction((tx) => leaveGroup(tx, group.id, booked.id, now))
  expect(await seen()).toMatchObject({ group: { title: 'Asking', seatsLeft: 3 } })
})

test('one guest’s leaving leaves the others their seats; the last one’s frees the time', async () => {
  const { app, guest, seat, seen } = await setting()
  const [first, second] = [await (await guest()).book(seat), await (await guest()).book(seat)]
  const [group] = await app.deps.store.db.select().from(groups)
  const leave = (id: string) =>
    app.deps.store.transaction((tx) => leaveGroup(tx, group?.id as string, id, new Date(app.clock.now())))
  await leave(first.id)
  expect(await seen()).toMatchObject({ group: { seatsLeft: 2 } })
  await leave(second.id)
  expect(await seen()).toEqual({ startsAt: START, group: null })
  expect(await app.deps.store.db.$count(bookingCells)).toBe(0)
})
