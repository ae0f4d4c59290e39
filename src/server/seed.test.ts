import { eq } from 'drizzle-orm'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { seed } from '#server/seed'
import { type TestApp, testApp } from '#server/testing/test-app'
import { CoachApplication } from '#shared/coach-application'
import { slotRefusal } from '#shared/slots'
import { DEMO_APPLICANTS } from './features/admin/seed-applicants'
import { verifyAudit } from './features/admin/service'
import { findUserByEmail } from './features/auth/service'
import { ledgerEntries, payments } from './features/payments/tables'
import { slotRulesOf } from './features/sessions/service'
import { bookingCells, groupSeats, groups, moves, sessions } from './features/sessions/tables'

const HOUR = 3_600_000
const OF_A_WEEK = [
  ...['2026-11-16T06:00:00Z', '2026-11-17T09:31:00Z', '2026-11-18T13:05:00Z', '2026-11-19T22:30:00Z'],
  ...['2026-11-20T15:45:00Z', '2026-11-21T17:29:00Z', '2026-11-22T12:58:00Z', '2026-12-31T21:59:59Z'],
]

async function seeded(instant: string) {
  const app = await testApp()
  app.clock.set(instant)
  expect(await seed(app.deps)).toBe(true)
  const as = async (name: string) => {
    const person = await findUserByEmail(app.deps.store.db, `${name}@nolo.test`)
    if (!person) throw new Error(`${name} cannot sign in.`)
    return app.caller({ ...person, emailVerified: person.emailVerifiedAt !== null })
  }
  return { app, client: await as('client'), coach: await as('coach'), admin: await as('admin') }
}

/** Whatever the clock of the server shows: at an hour somebody works, on the half hour, on the coach's clock. */
function checkHours(times: Date[], zone: string) {
  for (const at of times) {
    const clock = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainTime()
    expect(clock.toString()).toMatch(/^(09|1[0-7]):[03]0:00$/)
  }
}

/** No two meetings of a coach at once, and the quarter hours of those that stand are theirs. */
async function checkTimes(app: TestApp, coachId: string) {
  const { db } = app.deps.store
  const all = await db.select().from(sessions).where(eq(sessions.coachId, coachId))
  const standing = all.filter(({ status }) => status !== 'cancelled')
  const meetings = new Map(standing.map((one) => [one.groupId ?? one.id, one]))
  const spans = [...meetings.values()]
    .map(({ scheduledAt, duration }) => ({ start: scheduledAt.getTime(), end: scheduledAt.getTime() + duration * 60_000 }))
    .sort((one, other) => one.start - other.start)
  for (const [index, { start }] of spans.entries()) expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0)
  const cells = await db.select().from(bookingCells).where(eq(bookingCells.coachId, coachId))
  const now = app.clock.now()
  const found = await slotRulesOf(db, coachId)
  for (const [holderId, { scheduledAt, duration, status, createdAt }] of meetings) {
    const isAhead = scheduledAt.getTime() > now
    expect(status === 'scheduled').toBe(isAhead)
    expect(createdAt.getTime()).toBeLessThan(Math.min(now, scheduledAt.getTime()))
    if (!isAhead) continue
    expect(cells.filter((cell) => cell.holderId === holderId && cell.heldUntil === null)).toHaveLength(duration / 15)
    const nothing = { meetings: [], busy: [] }
    expect(slotRefusal(found?.rules as never, nothing, scheduledAt.getTime(), duration, now)).toBeNull()
  }
  return all
}

/** Every paid session once in the books, and each movement of money, with it the whole, sums up to nothing. */
async function checkBooks(app: TestApp, all: (typeof sessions.$inferSelect)[]) {
  const { db } = app.deps.store
  const paid = await db.select().from(payments)
  expect(paid.map(({ subjectId }) => subjectId).sort()).toEqual(all.map(({ id }) => id).sort())
  for (const { status, amount, subjectId, providerRef } of paid) {
    expect([status, amount]).toEqual(['succeeded', all.find(({ id }) => id === subjectId)?.price])
    expect(await app.deps.payments?.look(providerRef as string)).toEqual({ status: 'succeeded' })
  }
  const movements = new Map<string, number>()
  for (const { movementId, amount } of await db.select().from(ledgerEntries))
    movements.set(movementId, (movements.get(movementId) ?? 0) + amount)
  expect(movements.size).toBeGreaterThan(paid.length)
  expect([...movements.values()].filter((sum) => sum !== 0)).toEqual([])
}

test.each(OF_A_WEEK)('demo data made at %s holds together, and is made once', async (instant) => {
  const { app, client, coach, admin } = await seeded(instant)
  const { db } = app.deps.store
  const now = app.clock.now()
  const own = await client.sessions.list()
  expect(own.map(({ status }) => status)).toEqual(['completed', 'completed', 'scheduled', 'scheduled'])
  const next = Date.parse(own[2]?.scheduledAt as string) - now
  expect(next > 24 * HOUR && next < 5 * 24 * HOUR, `${next / HOUR} hours ahead`).toBe(true)
  const reviews = await Promise.all(own.slice(0, 2).map(({ id }) => client.sessions.detail({ id })))
  expect(reviews.map(({ review }) => review?.stars)).toEqual([5, undefined])
  expect(reviews.flatMap(({ written }) => written).map(({ shared }) => shared)).toEqual([true, true])
  expect(await client.threads.unread()).toEqual({ count: 1 })
  expect(await coach.threads.unread()).toEqual({ count: 1 })

  const { id: coachId } = await coach.coaches.own()
  const all = await checkTimes(app, coachId)
  const asked = await db.select().from(moves)
  const times = [...all.map(({ scheduledAt }) => scheduledAt), ...asked.map(({ startsAt }) => startsAt)]
  checkHours(times, 'Africa/Johannesburg')
  await checkBooks(app, all)
  const [group] = await db.select().from(groups).where(eq(groups.coachId, coachId))
  expect(await db.select().from(groupSeats)).toHaveLength(3)
  expect(group?.seats).toBe(6)
  const span = { from: new Date(now - 7 * 24 * HOUR).toISOString(), to: new Date(now + 14 * 24 * HOUR).toISOString() }
  const meetings = await coach.sessions.coachList(span)
  expect(meetings.filter(({ move }) => move && !move.own)).toHaveLength(1)
  expect(meetings.length).toBeGreaterThanOrEqual(10)

  const { items } = await admin.admin.applications({})
  expect(items.map(({ status }) => status).sort()).toEqual(['interview', 'more_needed', 'submitted', 'under_review'])
  expect(await verifyAudit(db)).toMatchObject({ ok: true })

  expect(await seed(app.deps)).toBe(false)
  expect(await db.$count(sessions, eq(sessions.coachId, coachId))).toBe(all.length)

  const late = Date.parse(own[2]?.scheduledAt as string) - HOUR
  expect(late).toBeGreaterThan(now)
  await client.sessions.cancel({ id: own[2]?.id as string })
  await app.runJobs()
  expect((await client.sessions.list())[2]?.status).toBe('cancelled')
})

test('what demo applicants handed in would be accepted', () => {
  for (const { form } of DEMO_APPLICANTS) expect(CoachApplication.parse(form)).toEqual(form)
})
