import { expect, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { testCharges } from '#server/core/test-charge-table'
import { bookedSession } from '#server/testing/booked-session'
import { mails } from '#server/testing/sign-in'

const CANCELS = 100

test(`${CANCELS} cancels at once, from both sides and on two servers where there can be two: one refund`, async () => {
  const all = await bookedSession()
  const { app, id, client, coachUser } = all
  const second = isPostgres ? await app.secondServer() : app
  const calls = Array.from({ length: CANCELS }, (_, n) =>
    (n % 2 ? app : second).caller(n % 4 < 2 ? client : coachUser).sessions.cancel({ id }),
  )
  const ends = await Promise.allSettled(calls)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []))
  expect(new Set(codes)).toEqual(new Set(['CONFLICT']))
  expect(await all.refunded()).toEqual([3243])
  expect(await all.total()).toBe(0)
  expect(await all.balance('provider')).toBe(0)

  const sent = await mails(app)
  expect(sent.filter(({ subject }) => subject.includes('cancel'))).toHaveLength(2)
  const [charge] = await app.deps.store.db.select().from(testCharges)
  expect(Object.values(charge?.refunds ?? {})).toEqual([3243])
})

test('a session that is moved and cancelled at once ends cancelled, with nothing of its time left', async () => {
  for (let round = 0; round < 5; round++) {
    const all = await bookedSession()
    const { id } = all
    await Promise.allSettled([
      all.asClient.move({ id, startsAt: '2026-11-25T09:00:00Z' }),
      all.asCoach.cancel({ id }),
      all.asClient.move({ id, startsAt: '2026-11-25T11:00:00Z' }),
      all.asCoach.move({ id, startsAt: '2026-11-26T11:00:00Z' }),
    ])
    expect((await all.asClient.detail({ id })).status).toBe('cancelled')
    expect(await all.freeStarts('2026-11-24')).toContain('10:00')
    expect(await all.freeStarts('2026-11-25')).toHaveLength(18)
    expect(await all.freeStarts('2026-11-26')).toHaveLength(18)
    expect(await all.refunded()).toEqual([3243])
  }
})
