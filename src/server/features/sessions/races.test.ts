import { expect, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import type { CurrentUser } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { users } from '#server/features/auth/tables'
import { makeCoach } from '#server/testing/make-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import { DURATIONS } from '#shared/sessions'
import { ledgerEntries, payments } from '../payments/tables'
import { bookingCells, groupSeats, groups, sessions } from './tables'

const BUYERS = 1000
const SEAT_BUYERS = 200

/** Many people at once, without a form for each. */
async function crowd({ deps }: TestApp, size: number): Promise<CurrentUser[]> {
  const createdAt = new Date(deps.clock.now())
  const people = Array.from({ length: size }, (_, n) => ({
    id: randomId(),
    email: `buyer-${n}@nolo.test`,
    firstName: 'Buyer',
    lastName: String(n),
    role: 'client' as const,
    profileImageUrl: null,
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    locale: 'en-ZA',
    createdAt,
    trialEndsAt: null,
  }))
  const rows = people.map((one) => ({ ...one, emailVerifiedAt: createdAt, passwordHash: null }))
  for (let at = 0; at < rows.length; at += 100)
    await deps.store.transaction((tx) => tx.insert(users).values(rows.slice(at, at + 100)))
  return people.map((one) => ({ ...one, emailVerified: true }))
}

/** The callers of one server, or of two over one database where the engine allows several. */
async function servers(app: TestApp) {
  const second = isPostgres ? await app.secondServer() : null
  return (user: CurrentUser, n: number) => (second && n % 2 === 1 ? second.caller(user) : app.caller(user)).sessions
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error)

test(`${BUYERS} bookings of times that overlap leave none that do, and everybody else a conflict`, async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { bufferMinutes: 15, hourlyRate: 100_00 })
  const on = await servers(app)
  const asks = (await crowd(app, BUYERS)).map((user, n) => ({
    user,
    ask: {
      coachId: coach.id,
      date: `2026-11-2${n % 5}`,
      time: `${String(9 + ((n * 7) % 9)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`,
      duration: DURATIONS[Math.floor(n / 5) % 3] as 30,
    },
  }))
  const ends = await Promise.allSettled(asks.map(({ user, ask }, n) => on(user, n).book(ask)))
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [codeOf(end.reason)] : []))
  expect(new Set(refused)).toEqual(new Set(['CONFLICT']))
  const booked = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
  expect(booked.length).toBeGreaterThan(20)
  expect(new Set(booked.map(({ status }) => status))).toEqual(new Set(['scheduled']))
  const spans = booked
    .map(({ scheduledAt, duration }) => ({ start: Date.parse(scheduledAt), end: Date.parse(scheduledAt) + duration * 60_000 }))
    .sort((one, other) => one.start - other.start)
  for (const [n, { start }] of spans.entries())
    if (n > 0) expect(start - (spans[n - 1]?.end ?? 0)).toBeGreaterThanOrEqual(15 * 60_000)
  const { db } = app.deps.store
  const cells = booked.reduce((sum, { duration }) => sum + duration / 15, 0)
  expect([await db.$count(sessions), await db.$count(payments), await db.$count(bookingCells)]).toEqual([
    booked.length,
    booked.length,
    cells,
  ])
  const entries = await db.select().from(ledgerEntries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(entries.filter(({ account }) => account === 'provider').reduce((sum, { amount }) => sum - amount, 0)).toBe(
    booked.reduce((sum, { price }) => sum + price.amount, 0),
  )
}, 120_000)

test(`one last seat, ${SEAT_BUYERS} buyers: one has it`, async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { groupSeats: 2 })
  const on = await servers(app)
  const seat = { coachId: coach.id, date: '2026-11-20', time: '10:00', sessionType: 'group' as const }
  await app.caller(await app.signUp()).sessions.book(seat)
  const buyers = await crowd(app, SEAT_BUYERS)
  const ends = await Promise.allSettled(buyers.map((user, n) => on(user, n).book(seat)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(new Set(ends.flatMap((end) => (end.status === 'rejected' ? [codeOf(end.reason)] : [])))).toEqual(new Set(['CONFLICT']))
  const { db } = app.deps.store
  expect([await db.$count(groups), await db.$count(groupSeats), await db.$count(sessions)]).toEqual([1, 2, 2])
}, 120_000)

test('a free start wanted by a group’s guests and by others at once becomes one of the two', async () => {
  const app = await testApp()
  const { coach } = await makeCoach(app.deps, { groupSeats: 50 })
  const on = await servers(app)
  const buyers = await crowd(app, 30)
  const ends = await Promise.allSettled(
    buyers.map((user, n) => {
      const sessionType = n % 3 === 0 ? ('individual' as const) : ('group' as const)
      return on(user, n).book({ coachId: coach.id, date: '2026-11-20', time: '10:00', sessionType })
    }),
  )
  const types = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.sessionType] : []))
  expect(types).toHaveLength(types[0] === 'group' ? 20 : 1)
  expect(new Set(types).size).toBe(1)
  expect(await app.deps.store.db.$count(bookingCells)).toBe(4)
}, 60_000)
