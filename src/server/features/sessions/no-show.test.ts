import { expect, test } from 'vitest'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { mails } from '#server/testing/sign-in'
import { completeSessions } from './complete'

const MINUTE = 60_000
const END = '2026-11-24T09:00:00Z'

test('a session is completed when its time is over, by its job or by the chore', async () => {
  const all = await bookedSession()
  const { app, id } = all
  app.clock.set('2026-11-24T08:59:59Z')
  await mails(app)
  await completeSessions(app.deps)
  expect((await all.asClient.detail({ id })).status).toBe('scheduled')
  app.clock.set(END)
  await mails(app)
  expect(await all.asClient.detail({ id })).toMatchObject({ status: 'completed', endedBy: 'system', mayReview: true })

  const second = await bookedSession()
  second.app.clock.set('2026-11-25T09:00:00Z')
  await completeSessions(second.app.deps)
  expect((await second.asClient.detail({ id: second.id })).status).toBe('completed')
})

test('a session that moved is completed at the end of its new time', async () => {
  const all = await bookedSession()
  const { app, id } = all
  await all.asClient.move({ id, startsAt: '2026-11-26T09:00:00Z' })
  app.clock.set(END)
  await mails(app)
  expect((await all.asClient.detail({ id })).status).toBe('scheduled')
  app.clock.set('2026-11-26T10:00:00Z')
  await mails(app)
  expect((await all.asClient.detail({ id })).status).toBe('completed')
})

test.each([
  ['client', 'coach', 3243],
  ['coach', 'coach', 3243],
  ['coach', 'client', 0],
  ['client', 'client', 0],
] as const)('the %s notes that the %s did not come', async (by, who, refund) => {
  const all = await bookedSession()
  const { app, id } = all
  const me = by === 'client' ? all.asClient : all.asCoach
  app.clock.set('2026-11-24T08:09:59Z')
  expect(await codeOf(me.noShow({ id, who }))).toBe('CONFLICT')
  app.clock.advance(1000)
  expect(await codeOf(all.asStranger.noShow({ id, who }))).toBe('NOT_FOUND')
  expect(await codeOf(all.asNobody.noShow({ id, who }))).toBe('UNAUTHORIZED')
  expect(await me.noShow({ id, who })).toMatchObject({ status: 'no_show', noShow: who, mayMarkNoShow: false })
  expect(await codeOf(me.noShow({ id, who }))).toBe('CONFLICT')
  expect(await all.refunded()).toEqual(refund === 0 ? [] : [refund])
  expect(await all.total()).toBe(0)
  const told = (await mails(app)).filter(({ subject }) => subject.includes('did not come'))
  expect(told.map(({ to }) => to)).toEqual([by === 'client' ? all.coachUser.email : all.client.email])
})

test('it can be noted until two days after the end, and not of what was cancelled or reviewed', async () => {
  const all = await bookedSession()
  const { app, id } = all
  app.clock.set(END)
  await mails(app)
  app.clock.advance(48 * 60 * MINUTE + 1)
  expect(await codeOf(all.asClient.noShow({ id, who: 'coach' }))).toBe('CONFLICT')
  app.clock.advance(-1)
  expect(await all.asClient.noShow({ id, who: 'coach' })).toMatchObject({ status: 'no_show' })

  const reviewed = await bookedSession()
  reviewed.app.clock.set(END)
  await mails(reviewed.app)
  await reviewed.asClient.review({ sessionId: reviewed.id, stars: 5, text: 'It helped.' })
  expect(await codeOf(reviewed.asClient.noShow({ id: reviewed.id, who: 'coach' }))).toBe('CONFLICT')

  const cancelled = await bookedSession()
  await cancelled.asClient.cancel({ id: cancelled.id })
  cancelled.app.clock.set('2026-11-24T08:30:00Z')
  expect(await codeOf(cancelled.asClient.noShow({ id: cancelled.id, who: 'coach' }))).toBe('CONFLICT')
  expect(await cancelled.refunded()).toEqual([3243])
})
