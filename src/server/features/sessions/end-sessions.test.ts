import { expect, test } from 'vitest'
import { bookedSession } from '#server/testing/booked-session'
import { freshCaller, mails } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'
import { blockUser } from '../admin/service'
import { bookingCells, sessions } from './tables'

const PAID = 3243
const LATE = '2026-11-23T12:00:00Z'
const OPERATOR = { kind: 'operator' } as const

test('a blocked coach’s sessions are called off with all of the money back', async () => {
  const all = await bookedSession()
  const { app, coachUser } = all
  const guest = await app.signUp()
  await app.caller(guest).sessions.book({ ...all.booking, date: '2026-11-26', sessionType: 'group' } as Booking)
  app.clock.set(LATE)
  await blockUser(app.deps, OPERATOR, { email: coachUser.email, reason: 'Not who they said.' })
  const sent = await mails(app)
  expect((await all.refunded()).sort()).toEqual([2270, PAID])
  expect(await all.total()).toBe(0)
  expect(await app.deps.store.db.$count(bookingCells)).toBe(0)
  expect(await all.asClient.detail({ id: all.id })).toMatchObject({ status: 'cancelled', endedBy: 'admin' })
  const toClient = sent.filter(({ to, subject }) => to === all.client.email && subject.startsWith('Cancelled'))
  expect(toClient).toHaveLength(1)
})

test('a blocked client’s sessions are called off by the policy', async () => {
  const all = await bookedSession()
  const { app, client } = all
  const later = await all.asClient.book({ ...all.booking, date: '2026-11-27' } as Booking)
  app.clock.set(LATE)
  await blockUser(app.deps, OPERATOR, { email: client.email, reason: 'Adverts.' })
  await mails(app)
  expect((await all.refunded()).sort()).toEqual([1622, PAID])
  expect(await all.asCoach.detail({ id: later.id })).toMatchObject({ status: 'cancelled', endedBy: 'admin' })
})

test('a client who deletes their account frees the time, gets back what the policy says, and the coach is told', async () => {
  const all = await bookedSession()
  const { app, client } = all
  app.clock.set(LATE)
  await (await freshCaller(app, client)).profile.deleteAccount({ word: 'delete' })
  const sent = await mails(app)
  expect(await all.refunded()).toEqual([1622])
  expect(await all.total()).toBe(0)
  expect(await app.deps.store.db.$count(bookingCells)).toBe(0)
  expect(await app.deps.store.db.$count(sessions)).toBe(0)
  expect(sent.some(({ to, subject }) => to === all.coachUser.email && subject.startsWith('A client cancelled'))).toBe(true)
})

test('a coach who deletes their account gives everything back that lies ahead, and nothing of what was', async () => {
  const all = await bookedSession()
  const { app } = all
  const later = await all.asClient.book({ ...all.booking, date: '2026-11-27' } as Booking)
  app.clock.set('2026-11-24T20:00:00Z')
  await mails(app)
  await (await freshCaller(app, all.coachUser)).profile.deleteAccount({ word: 'delete' })
  const sent = await mails(app)
  expect(await all.refunded()).toEqual([PAID])
  expect(await all.asClient.detail({ id: later.id })).toMatchObject({
    status: 'cancelled',
    endedBy: 'coach',
    other: { firstName: 'A former coach' },
  })
  expect((await all.asClient.detail({ id: all.id })).status).toBe('completed')
  expect(sent.some(({ to, subject }) => to === all.client.email && /cancel/.test(subject))).toBe(true)
})
