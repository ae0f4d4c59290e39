import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { mails } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'
import { bookingCells, moves, sessions } from './tables'

const THURSDAY = '2026-11-26T09:00:00.000Z'
const LATE = '2026-11-23T12:00:00Z'

test('until a day before a client moves at once: the new time is taken, the old one free', async () => {
  const all = await bookedSession()
  const { app, id, asClient } = all
  expect(await asClient.detail({ id })).toMatchObject({ mayMove: true, mayMoveFreely: true })
  const moved = await asClient.move({ id, startsAt: THURSDAY })
  expect(moved).toMatchObject({ scheduledAt: THURSDAY, status: 'scheduled', move: null })
  expect(await all.freeStarts()).toContain('10:00')
  expect(await all.freeStarts('2026-11-26')).not.toContain('11:00')
  const [row] = await app.deps.store.db.select().from(sessions).where(eq(sessions.id, id))
  expect(row?.sequence).toBe(1)
  const subjects = (await mails(app)).map(({ subject }) => subject).filter((subject) => subject.startsWith('New time'))
  expect(subjects).toHaveLength(2)
})

test('a session can move by half an hour, over a part of its own time', async () => {
  const all = await bookedSession({ bufferMinutes: 15, mostPerDay: 1 })
  await all.asClient.move({ id: all.id, startsAt: '2026-11-24T08:30:00Z' })
  expect(await all.app.deps.store.db.$count(bookingCells)).toBe(4)
  all.app.clock.set(LATE)
  await all.asClient.move({ id: all.id, startsAt: '2026-11-24T09:00:00Z' })
  expect(await all.app.deps.store.db.$count(bookingCells)).toBe(6)
  await all.asCoach.answerMove({ id: all.id, accept: true })
  expect(await all.app.deps.store.db.$count(bookingCells)).toBe(4)
  expect(await all.asClient.detail({ id: all.id })).toMatchObject({ scheduledAt: '2026-11-24T09:00:00.000Z', move: null })
})

test('later a client asks, and the new time is kept for the coach, who says yes', async () => {
  const all = await bookedSession()
  const { app, id } = all
  app.clock.set(LATE)
  const asked = await all.asClient.move({ id, startsAt: THURSDAY })
  expect(asked).toMatchObject({
    scheduledAt: '2026-11-24T08:00:00.000Z',
    move: { own: true, startsAt: THURSDAY, expiresAt: '2026-11-24T00:00:00.000Z' },
  })
  expect(await all.freeStarts('2026-11-26')).not.toContain('11:00')
  expect(await codeOf(all.asClient.answerMove({ id, accept: true }))).toBe('CONFLICT')
  expect(await codeOf(all.asClient.move({ id, startsAt: '2026-11-26T12:00:00Z' }))).toBe('CONFLICT')
  expect(await codeOf(all.asStranger.answerMove({ id, accept: true }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asNobody.answerMove({ id, accept: true }))).toBe('UNAUTHORIZED')
  expect(await codeOf(all.asCoach.withdrawMove({ id }))).toBe('CONFLICT')
  expect(await all.asCoach.answerMove({ id, accept: true })).toMatchObject({ scheduledAt: THURSDAY, move: null })
  expect(await all.freeStarts()).toContain('10:00')
  expect(await codeOf(all.asCoach.answerMove({ id, accept: true }))).toBe('CONFLICT')
})

test('a coach proposes and the client confirms, says no, or leaves it', async () => {
  const all = await bookedSession()
  const { app, id } = all
  expect(await all.asCoach.move({ id, startsAt: THURSDAY })).toMatchObject({ mayMoveFreely: false, move: { own: true } })
  expect(await all.asClient.answerMove({ id, accept: false })).toMatchObject({
    scheduledAt: '2026-11-24T08:00:00.000Z',
    move: null,
  })
  expect(await all.freeStarts('2026-11-26')).toContain('11:00')

  await all.asCoach.move({ id, startsAt: THURSDAY })
  await all.asCoach.withdrawMove({ id })
  expect(await all.freeStarts('2026-11-26')).toContain('11:00')
  expect(await codeOf(all.asClient.answerMove({ id, accept: true }))).toBe('CONFLICT')

  await all.asCoach.move({ id, startsAt: THURSDAY })
  app.clock.advance(24 * 3_600_000)
  expect(await codeOf(all.asClient.answerMove({ id, accept: true }))).toBe('CONFLICT')
  await mails(app)
  const states = (await app.deps.store.db.select().from(moves).orderBy(moves.createdAt)).map(({ status }) => status)
  expect(states.sort()).toEqual(['declined', 'expired', 'withdrawn'])
  expect(await all.freeStarts('2026-11-26')).toContain('11:00')
  expect((await all.asClient.detail({ id })).status).toBe('scheduled')

  await all.asCoach.move({ id, startsAt: THURSDAY })
  expect(await all.asClient.answerMove({ id, accept: true })).toMatchObject({ scheduledAt: THURSDAY })
})

test('a client who moves at once answers an open question with it, and cancelling ends it', async () => {
  const all = await bookedSession()
  const { id } = all
  await all.asCoach.move({ id, startsAt: THURSDAY })
  await all.asClient.move({ id, startsAt: '2026-11-25T09:00:00Z' })
  expect(await all.freeStarts('2026-11-26')).toContain('11:00')
  await all.asCoach.move({ id, startsAt: THURSDAY })
  await all.asClient.cancel({ id })
  expect(await all.freeStarts('2026-11-26')).toContain('11:00')
  expect(await all.app.deps.store.db.$count(bookingCells)).toBe(0)
})

test('times that cannot be booked cannot be moved to, and nothing changes', async () => {
  const all = await bookedSession()
  const { app, id } = all
  const other = await app.signUp()
  await app.caller(other).sessions.book({ ...all.booking, date: '2026-11-26', time: '11:00' } as Booking)
  const refused = [
    [THURSDAY, 'CONFLICT'],
    ['2026-11-24T08:00:00Z', 'BAD_REQUEST'],
    ['2026-11-17T08:00:00Z', 'BAD_REQUEST'],
    ['2026-11-26T09:10:00Z', 'BAD_REQUEST'],
    ['2026-11-26T02:00:00Z', 'BAD_REQUEST'],
    ['2027-11-26T09:00:00Z', 'BAD_REQUEST'],
    ['soon', 'BAD_REQUEST'],
  ] as const
  for (const [startsAt, code] of refused)
    for (const me of [all.asClient, all.asCoach]) expect(await codeOf(me.move({ id, startsAt })), startsAt).toBe(code)
  expect(await codeOf(all.asStranger.move({ id, startsAt: THURSDAY }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asNobody.move({ id, startsAt: THURSDAY }))).toBe('UNAUTHORIZED')
  app.clock.set('2026-11-24T08:00:00Z')
  expect(await codeOf(all.asClient.move({ id, startsAt: '2026-11-27T09:00:00Z' }))).toBe('CONFLICT')
  expect(await all.asClient.detail({ id })).toMatchObject({ scheduledAt: '2026-11-24T08:00:00.000Z', mayMove: false })
})

test('a seat stays at its time', async () => {
  const all = await bookedSession({}, { sessionType: 'group' })
  for (const me of [all.asClient, all.asCoach])
    expect(await codeOf(me.move({ id: all.id, startsAt: THURSDAY }))).toBe('BAD_REQUEST')
})
