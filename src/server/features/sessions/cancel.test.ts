import { expect, test } from 'vitest'
import { testCharges } from '#server/core/test-charge-table'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { mails } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'
import { bookingCells, groupSeats, groups } from './tables'

const START = '2026-11-24T08:00:00.000Z'
const PAID = 3243

test.each([
  ['a day before to the second', 'client', '2026-11-23T08:00:00Z', PAID],
  ['less than a day before', 'client', '2026-11-23T08:00:01Z', 1622],
  ['once it has begun', 'client', START, 0],
  ['once it has begun, by its coach', 'coach', START, PAID],
  ['late, by its coach', 'coach', '2026-11-24T07:59:00Z', PAID],
] as const)('cancelled %s: the terms say what goes back, and that goes back', async (_when, by, now, refund) => {
  const all = await bookedSession()
  const { app, id, coach } = all
  const me = by === 'client' ? all.asClient : all.asCoach
  app.clock.set(now)
  const terms = await me.cancelTerms({ id })
  expect(terms).toEqual({
    mayCancel: true,
    percent: (refund * 100) / PAID === 100 ? 100 : refund === 0 ? 0 : 50,
    paid: { amount: PAID, currency: 'USD' },
    refund: { amount: refund, currency: 'USD' },
    kept: { amount: PAID - refund, currency: 'USD' },
    freeUntil: '2026-11-23T08:00:00.000Z',
  })
  const detail = await me.cancel({ id })
  expect(detail).toMatchObject({
    status: 'cancelled',
    endedBy: by,
    payment: { status: 'succeeded', refunded: { amount: refund } },
    terms: { mayCancel: false },
  })
  expect(await all.refunded()).toEqual(refund === 0 ? [] : [refund])
  expect(await all.total()).toBe(0)
  expect(await all.balance('provider')).toBe(refund - PAID)
  const kept = PAID - refund
  expect(await all.balance(`coach:${coach.id}`)).toBe(Math.floor((kept * 85 + 50) / 100))
  expect(await app.deps.store.db.$count(bookingCells)).toBe(0)

  await mails(app)
  const [charge] = await app.deps.store.db.select().from(testCharges)
  expect(Object.values(charge?.refunds ?? {})).toEqual(refund === 0 ? [] : [refund])
})

test('a time that was cancelled is free again, and both sides are told', async () => {
  const { app, id, asClient, client, coachUser, freeStarts } = await bookedSession()
  expect(await freeStarts()).not.toContain('10:00')
  await asClient.cancel({ id })
  expect(await freeStarts()).toContain('10:00')
  const told = (await mails(app)).filter(({ subject }) => subject.includes('cancelled')).map(({ to }) => to)
  expect(told.sort()).toEqual([client.email, coachUser.email].sort())
})

test('nobody else cancels, nothing is cancelled twice, and what is over stays', async () => {
  const all = await bookedSession()
  const { id, app } = all
  expect(await codeOf(all.asNobody.cancel({ id }))).toBe('UNAUTHORIZED')
  for (const stranger of [all.asStranger, all.asOtherCoach])
    for (const call of [stranger.detail, stranger.cancelTerms, stranger.cancel])
      expect(await codeOf(call({ id }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asClient.cancel({ id: 'unknown' }))).toBe('NOT_FOUND')
  app.clock.set('2026-11-24T09:00:00Z')
  expect(await codeOf(all.asClient.cancel({ id }))).toBe('CONFLICT')
  expect(await all.refunded()).toEqual([])
  app.clock.set('2026-11-20T09:00:00Z')
  await all.asClient.cancel({ id })
  expect(await codeOf(all.asClient.cancel({ id }))).toBe('CONFLICT')
  expect(await codeOf(all.asCoach.cancel({ id }))).toBe('CONFLICT')
  expect(await all.refunded()).toEqual([PAID])
})

test('a booking that waits for its payment is given up: the time is free, nothing is charged', async () => {
  const all = await bookedSession({}, { testCard: '4000002500003155' })
  expect(all.session.status).toBe('pending_payment')
  expect(await codeOf(all.asCoach.detail({ id: all.id }))).toBe('NOT_FOUND')
  expect(await all.asClient.detail({ id: all.id })).toMatchObject({ payment: { status: 'requires_confirmation' } })
  expect(await all.asClient.cancel({ id: all.id })).toMatchObject({ status: 'expired', payment: { status: 'failed' } })
  expect(await all.freeStarts()).toContain('10:00')
  expect(await all.balance('provider')).toBe(0)
})

test('one seat is given up without touching the others; a group ends with its last guest', async () => {
  const all = await bookedSession({}, { sessionType: 'group' })
  const { app } = all
  const { db } = app.deps.store
  const other = await app.signUp({ firstName: 'Peter' })
  const second = await app.caller(other).sessions.book({ ...all.booking, notes: 'Between us' } as Booking)
  expect((await all.asClient.detail({ id: all.id })).group).toMatchObject({ seats: 5, taken: 2 })
  expect(JSON.stringify(await all.asClient.detail({ id: all.id }))).not.toMatch(/Peter|Between us/)

  await all.asClient.cancel({ id: all.id })
  const left = await app.caller(other).sessions.detail({ id: second.id })
  expect(left).toMatchObject({ status: 'scheduled', group: { taken: 1 }, payment: { refunded: { amount: 0 } } })
  expect(await db.$count(groupSeats)).toBe(1)
  expect(await db.$count(bookingCells)).toBe(4)

  await app.caller(other).sessions.cancel({ id: second.id })
  expect(await db.$count(groupSeats)).toBe(0)
  expect(await db.$count(bookingCells)).toBe(0)
  const [group] = await db.select().from(groups)
  expect(group?.cancelledAt).not.toBeNull()
})
