import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { randomId } from '#server/core/crypto'
import { makeCoach } from '#server/testing/make-coach'
import { testApp } from '#server/testing/test-app'
import { busyFeeds, busyTimes } from '../coaches/tables'

/** The clock stands at Wednesday 18 November 2026, 10:00 in Johannesburg. */
const at = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })
const ask = { days: 1, duration: 60 as const, timeZone: 'Africa/Johannesburg' }

test('a day shows what is free and what somebody has, on the viewer’s clock', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps)
  const other = await app.signUp()
  await app.caller(other).sessions.book({ coachId: coach.id, date: '2026-11-20', time: '10:00' })
  const own = app.caller(await app.signUp()).sessions
  const query = { ...ask, coachId: coach.id, from: '2026-11-20' }
  const here = await own.slots(query)
  expect(here).toMatchObject({ timeZone: 'Africa/Johannesburg', coachTimeZone: 'Africa/Johannesburg' })
  const [day] = here.days
  expect(day?.taken.map((start) => at(start, here.timeZone))).toEqual(['09:30', '10:00', '10:30'])
  expect(day?.free).toHaveLength(15)
  expect(day?.free[0]).toEqual({ startsAt: '2026-11-20T07:00:00.000Z', group: null })
  const tokyo = await own.slots({ ...query, days: 2, timeZone: 'Asia/Tokyo' })
  expect(tokyo.days.map((one) => [one.day, one.free.length + one.taken.length])).toEqual([
    ['2026-11-20', 18],
    // the coach's 17:00 and 17:30 are after midnight here, on the day after
    ['2026-11-21', 18],
  ])
  expect(tokyo.days[0]?.free.map(({ startsAt }) => at(startsAt, 'Asia/Tokyo')).slice(0, 2)).toEqual(['00:00', '00:30'])
})

test('today begins after the notice, days end with the horizon, busy times are struck through', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { horizonDays: 2 })
  const feedId = randomId()
  const addedAt = new Date(0)
  await app.deps.store.transaction(async (tx) => {
    await tx.insert(busyFeeds).values({ id: feedId, coachId: coach.id, url: 'https://calendar.test/a.ics', addedAt })
    const times = { startsAt: new Date('2026-11-19T07:00Z'), endsAt: new Date('2026-11-19T09:00Z') }
    await tx.insert(busyTimes).values({ id: randomId(), feedId, coachId: coach.id, ...times })
  })
  const own = app.caller(await app.signUp()).sessions
  const { days } = await own.slots({ ...ask, coachId: coach.id, from: '2026-11-17', days: 7 })
  expect(days.map(({ free, taken }) => [free.length, taken.length])).toEqual([
    [0, 0],
    [12, 0],
    [14, 4],
    [3, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  const resting = await makeCoach(app.deps, { isActive: false })
  const none = await own.slots({ ...ask, coachId: resting.coach.id, from: '2026-11-20' })
  expect(none.days).toEqual([{ day: '2026-11-20', free: [], taken: [] }])
  await expect(own.slots({ ...ask, coachId: 'nobody', from: '2026-11-20' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(own.slots({ ...ask, coachId: coach.id, from: '2026-11-20', days: 63 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  await expect(app.caller(null).sessions.slots({ ...ask, coachId: coach.id, from: '2026-11-20' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  })
  expect((await own.slots({ ...ask, coachId: coach.id, from: '9998-12-31', days: 2 })).days).toHaveLength(2)
})

test('a price is named in the asker’s currency before it is paid, with a group’s discount', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { hourlyRate: null })
  const quote = async (currency: string, sessionType: 'individual' | 'group') =>
    app.caller(await app.signUp({ currency })).sessions.quote({ coachId: coach.id, duration: 30, sessionType })
  expect(await quote('ZAR', 'individual')).toEqual({
    price: { amount: 250_00, currency: 'ZAR' },
    rate: { amount: 500_00, currency: 'ZAR' },
    discount: 0,
    unitsPerUsd: 18.5,
  })
  expect(await quote('JPY', 'group')).toMatchObject({ price: { amount: 1419, currency: 'JPY' }, discount: 30, unitsPerUsd: 150 })
})
