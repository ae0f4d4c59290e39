import { expect, test } from 'vitest'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import { forgetExpiredHolds } from './hold'
import { bookingCells, groupSeats, groups, holds } from './tables'

const START = '2026-11-20T08:00:00.000Z'
const LATER = '2026-11-20T12:00:00.000Z'

async function setting() {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps)
  const [buyer, rival] = [app.caller(await app.signUp()).sessions, app.caller(await app.signUp()).sessions]
  const draft = { coachId: coach.id, startsAt: START, duration: 60 as const, sessionType: 'individual' as const }
  const choice = { coachId: coach.id, date: '2026-11-20', time: '10:00' }
  return { app, coach, buyer, rival, draft, choice }
}

test('a hold keeps a start for its buyer for ten minutes, and the booking uses it up', async () => {
  const { app, buyer, rival, draft, choice } = await setting()
  const hold = await buyer.hold(draft)
  expect(hold).toMatchObject({ startsAt: START, until: '2026-11-18T08:10:00.000Z' })
  await expect(rival.hold(draft)).rejects.toMatchObject({ code: 'CONFLICT', message: 'That time was just taken.' })
  await expect(rival.book(choice)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await buyer.list()).toEqual([])
  const query = { coachId: draft.coachId, from: '2026-11-20', days: 1, duration: 60 as const, timeZone: 'UTC' }
  const isFree = (one: { days: { free: { startsAt: string }[] }[] }) =>
    one.days[0]?.free.some(({ startsAt }) => startsAt === START)
  expect([isFree(await buyer.slots(query)), isFree(await rival.slots(query))]).toEqual([true, false])
  expect(await buyer.book(choice)).toMatchObject({ status: 'scheduled' })
  expect(await app.deps.store.db.$count(holds)).toBe(0)
  expect(await app.deps.store.db.$count(bookingCells)).toBe(4)
})

test('one hold a person: the next frees the first, and it can be given back', async () => {
  const { app, buyer, rival, draft } = await setting()
  await buyer.hold(draft)
  const second = await buyer.hold({ ...draft, startsAt: LATER })
  const rivals = await rival.hold(draft)
  expect(await app.deps.store.db.$count(holds)).toBe(2)
  await rival.releaseHold({ holdId: second.id })
  await expect(rival.hold({ ...draft, startsAt: LATER })).rejects.toMatchObject({ code: 'CONFLICT' })
  await buyer.releaseHold({ holdId: second.id })
  await buyer.releaseHold({ holdId: second.id })
  expect(await rival.hold({ ...draft, startsAt: LATER })).toBeDefined()
  await buyer.releaseHold({ holdId: rivals.id })
  expect(await buyer.hold(draft)).toBeDefined()
})

test('an expired hold makes way at once, and a chore forgets it', async () => {
  const { app, buyer, rival, draft, choice } = await setting()
  await buyer.hold(draft)
  await app.caller(await app.signUp()).sessions.hold({ ...draft, startsAt: LATER, sessionType: 'group' })
  app.clock.advance(10 * 60_000)
  expect(await rival.book({ ...choice, time: '10:30' })).toMatchObject({ status: 'scheduled' })
  await forgetExpiredHolds(app.deps)
  const { db } = app.deps.store
  expect([await db.$count(holds), await db.$count(bookingCells), await db.$count(groupSeats)]).toEqual([0, 4, 0])
  expect((await db.select().from(groups)).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true])
})

test('what cannot be booked cannot be held', async () => {
  const { app, buyer, draft } = await setting()
  for (const startsAt of [
    '2026-11-17T08:00:00Z',
    '2026-11-20T08:10:00Z',
    '2026-11-20T20:00:00Z',
    'soon',
    '+200000-01-01T00:00:00Z',
  ])
    await expect(buyer.hold({ ...draft, startsAt }), startsAt).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(buyer.hold({ ...draft, coachId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(app.caller(null).sessions.hold(draft)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await app.deps.store.db.$count(bookingCells)).toBe(0)
})
