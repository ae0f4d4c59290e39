import { expect, test } from 'vitest'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { mails } from '#server/testing/sign-in'
import type { Booking } from '#shared/sessions'

const WEEK = { from: '2026-11-22T22:00:00Z', to: '2026-11-29T22:00:00Z' }
const GROUP = {
  startsAt: '2026-11-26T13:00:00Z',
  duration: 60 as const,
  seats: 2,
  title: 'Speaking up, softly',
  topic: 'One sentence each.',
  format: 'chat' as const,
}

test('a coach reads their week: first names, seats, questions; nobody else does', async () => {
  const all = await bookedSession({}, { notes: 'A note' })
  const { app, asCoach } = all
  const { id: groupId } = await asCoach.publishGroup(GROUP)
  const guest = await app.signUp({ firstName: 'Peter', lastName: 'Okafor' })
  await app.caller(guest).sessions.book({ ...all.booking, date: '2026-11-26', time: '15:00', sessionType: 'group' } as Booking)
  await app.caller(guest).sessions.book({ ...all.booking, date: '2026-11-27', testCard: '4000002500003155' } as Booking)
  app.clock.set('2026-11-23T12:00:00Z')
  await all.asClient.move({ id: all.id, startsAt: '2026-11-25T09:00:00Z' })
  const week = await asCoach.coachList(WEEK)
  expect(week).toMatchObject([
    {
      id: all.id,
      format: 'video',
      status: 'scheduled',
      group: null,
      guests: [{ firstName: 'Thandi', hasNotes: true }],
      move: { own: false, startsAt: '2026-11-25T09:00:00.000Z' },
    },
    {
      id: groupId,
      format: 'chat',
      status: 'scheduled',
      group: { title: 'Speaking up, softly', seats: 2, taken: 1, published: true },
      guests: [{ firstName: 'Peter', hasNotes: true }],
    },
  ])
  expect(JSON.stringify(week)).not.toMatch(/Mokoena|Okafor|nolo\.test/)
  expect(await asCoach.coachList({ from: WEEK.to, to: '2026-12-06T22:00:00Z' })).toEqual([])
  expect(await all.asOtherCoach.coachList(WEEK)).toEqual([])
  expect(await codeOf(all.asClient.coachList(WEEK))).toBe('FORBIDDEN')
  expect(await codeOf(all.asNobody.coachList(WEEK))).toBe('UNAUTHORIZED')
  expect(await codeOf(asCoach.coachList({ from: WEEK.from, to: '2027-11-29T22:00:00Z' }))).toBe('BAD_REQUEST')
})

test('clients: whom the coach met and will meet', async () => {
  const all = await bookedSession()
  const { app } = all
  const next = await all.asClient.book({ ...all.booking, date: '2026-11-27' } as Booking)
  app.clock.set('2026-11-24T20:00:00Z')
  await mails(app)
  expect(await all.asCoach.clients()).toEqual([
    {
      id: all.client.id,
      firstName: 'Thandi',
      profileImageUrl: null,
      completed: 1,
      booked: 2,
      lastAt: '2026-11-24T08:00:00.000Z',
      nextAt: '2026-11-27T08:00:00.000Z',
      lastSessionId: all.id,
      nextSessionId: next.id,
    },
  ])
  expect(await all.asOtherCoach.clients()).toEqual([])
  expect(await codeOf(all.asClient.clients())).toBe('FORBIDDEN')
  expect(await codeOf(all.asNobody.clients())).toBe('UNAUTHORIZED')
})

test('a published group takes its time, stands without guests, and is called off with all of the money back', async () => {
  const all = await bookedSession()
  const { app, asCoach } = all
  expect(await codeOf(all.asClient.publishGroup(GROUP))).toBe('FORBIDDEN')
  expect(await codeOf(all.asNobody.publishGroup(GROUP))).toBe('UNAUTHORIZED')
  const refused = [
    [{ startsAt: all.session.scheduledAt }, 'CONFLICT'],
    [{ startsAt: '2026-11-26T13:10:00Z' }, 'BAD_REQUEST'],
    [{ startsAt: '2026-11-01T13:00:00Z' }, 'BAD_REQUEST'],
    [{ seats: 1 }, 'BAD_REQUEST'],
    [{ title: ' ' }, 'BAD_REQUEST'],
    [{ duration: 45 as 60 }, 'BAD_REQUEST'],
  ] as const
  for (const [wrong, code] of refused) expect(await codeOf(asCoach.publishGroup({ ...GROUP, ...wrong }))).toBe(code)

  const { id } = await asCoach.publishGroup(GROUP)
  expect(await all.freeStarts('2026-11-26')).not.toContain('15:00')
  const guests = [await app.signUp(), await app.signUp()]
  const seat = { ...all.booking, date: '2026-11-26', time: '15:00', sessionType: 'group', sessionFormat: 'video' } as Booking
  const booked = []
  for (const guest of guests) booked.push(await app.caller(guest).sessions.book(seat))
  expect(booked[0]?.sessionFormat).toBe('chat')
  expect(await codeOf(app.caller(await app.signUp()).sessions.book(seat))).toBe('CONFLICT')

  const [first, second] = booked
  await app.caller(guests[0] ?? null).sessions.cancel({ id: first?.id ?? '' })
  await app.caller(guests[1] ?? null).sessions.cancel({ id: second?.id ?? '' })
  expect(await all.freeStarts('2026-11-26')).not.toContain('15:00')
  await app.caller(guests[0] ?? null).sessions.book(seat)

  app.clock.set('2026-11-26T12:30:00Z')
  expect(await codeOf(all.asOtherCoach.cancelGroup({ id }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asClient.cancelGroup({ id }))).toBe('FORBIDDEN')
  await asCoach.cancelGroup({ id })
  expect(await codeOf(asCoach.cancelGroup({ id }))).toBe('CONFLICT')
  expect(await all.refunded()).toEqual([2270, 2270, 2270])
  expect(await all.total()).toBe(0)
  const [meeting] = (await asCoach.coachList(WEEK)).filter((one) => one.id === id)
  expect(meeting).toMatchObject({ status: 'cancelled', group: { taken: 0 } })
})

test('a coach takes one guest off: all of it goes back, the others stay, and the coach needs no news of it', async () => {
  const all = await bookedSession({}, { sessionType: 'group' })
  const { app, coachUser, client } = all
  const other = await app.signUp()
  const second = await app.caller(other).sessions.book(all.booking)
  app.clock.set('2026-11-24T07:00:00Z')
  await all.asCoach.cancel({ id: all.id })
  expect(await all.refunded()).toEqual([2270])
  expect((await app.caller(other).sessions.detail({ id: second.id })).status).toBe('scheduled')
  const told = (await mails(app)).filter(({ text }) => /cancelled|had to cancel/i.test(text)).map(({ to }) => to)
  expect(told).toContain(client.email)
  expect(told).not.toContain(coachUser.email)
})
