import { eq } from 'drizzle-orm'
import ical, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#server/core/context'
import { makeCoach } from '#server/testing/make-coach'
import { cookieOf, register } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import type { Booking } from '#shared/sessions'
import { users } from '../auth/tables'
import { calendarFeeds, groups, sessions } from './tables'

const DAY = 86_400_000

async function setting(env: Record<string, string> = {}) {
  const app = await testApp({ env })
  const { coach, user: coachUser } = await makeCoach(app.deps)
  const client = await app.signUp({ firstName: 'Thandi' })
  const book = (ask: Partial<Booking> = {}, who: CurrentUser = client) =>
    app.caller(who).sessions.book({ coachId: coach.id, date: '2026-11-24', time: '10:00', ...ask } as Booking)
  const change = (id: string, to: Partial<typeof sessions.$inferInsert>) =>
    app.deps.store.transaction((tx) => tx.update(sessions).set(to).where(eq(sessions.id, id)))
  const addressOf = async (who: CurrentUser) => new URL((await app.caller(who).sessions.makeCalendarFeed()).url).pathname
  const eventsAt = async (path: string) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    return eventsIn(await answer.text())
  }
  return { app, coach, coachUser, client, book, change, addressOf, eventsAt }
}
const eventsIn = (text: string) => Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT')

test('a private address shows what is ahead and ninety days back, as client and as coach, without a cookie', async () => {
  const { app, book, change, client, coachUser, addressOf, eventsAt } = await setting()
  const first = await book({ notes: 'A private note' })
  const cancelled = await book({ date: '2026-11-25' })
  await change(cancelled.id, { status: 'cancelled', sequence: 1 })
  const unpaid = await book({ date: '2026-11-26' })
  await change(unpaid.id, { status: 'expired' })
  const old = await book({ date: '2026-11-27' })
  await change(old.id, { status: 'completed', scheduledAt: new Date(app.clock.now() - 91 * DAY) })
  const past = await book({ date: '2026-11-28' })
  await change(past.id, { status: 'completed', scheduledAt: new Date(app.clock.now() - 89 * DAY) })
  for (const [who, title] of [
    [client, 'Session with Sizwe Nkosi'],
    [coachUser, 'Session with Thandi'],
  ] as const) {
    const events = await eventsAt(await addressOf(who))
    expect(events.map(({ uid, status, sequence }) => [uid, status, sequence])).toEqual([
      [`${past.id}@127.0.0.1`, 'CONFIRMED', 0],
      [`${first.id}@127.0.0.1`, 'CONFIRMED', 0],
      [`${cancelled.id}@127.0.0.1`, 'CANCELLED', 1],
    ])
    expect(events[1]).toMatchObject({ summary: title })
    expect(events[1]?.start.toISOString()).toBe('2026-11-24T08:00:00.000Z')
  }
  const text = await (await app.request(await addressOf(coachUser))).text()
  for (const secret of ['A private note', client.email, client.lastName]) expect(text).not.toContain(secret)
})

test('a coach has a group once, with nobody named; its guests each have their seat', async () => {
  const { app, book, client, coachUser, addressOf, eventsAt } = await setting()
  const other = await app.signUp({ firstName: 'Bongani' })
  const seat = await book({ sessionType: 'group' })
  await book({ sessionType: 'group' }, other)
  const [group] = await app.deps.store.db.select().from(groups)
  expect((await eventsAt(await addressOf(coachUser))).map(({ uid }) => uid)).toEqual([`${group?.id}@127.0.0.1`])
  expect((await eventsAt(await addressOf(client))).map(({ uid }) => uid)).toEqual([`${seat.id}@127.0.0.1`])
  expect(await (await app.request(await addressOf(coachUser))).text()).not.toMatch(/Thandi|Bongani/)
})

test('the address is said once, changes when made anew, and can be taken back', async () => {
  const { app, client } = await setting()
  const caller = app.caller(client)
  expect(await caller.sessions.calendarFeed()).toEqual({ madeAt: null })
  const first = await caller.sessions.makeCalendarFeed()
  expect(await caller.sessions.calendarFeed()).toEqual({ madeAt: '2026-11-18T08:00:00.000Z' })
  const token = /calendar\/(.{43})\.ics$/.exec(first.url)?.[1] as string
  expect(JSON.stringify(await app.deps.store.db.select().from(calendarFeeds))).not.toContain(token)
  app.clock.advance(1000)
  const second = await caller.sessions.makeCalendarFeed()
  const statusOf = async (url: string) => (await app.request(new URL(url).pathname)).status
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200])
  expect(await caller.sessions.revokeCalendarFeed()).toEqual({ madeAt: null })
  expect(await statusOf(second.url)).toBe(404)
  await expect(app.caller(null).sessions.makeCalendarFeed()).rejects.toThrow('Unauthorized')
})

test('a wrong address, a blocked or a deleted person: nothing there', async () => {
  const { app, client, addressOf } = await setting()
  const path = await addressOf(client)
  for (const wrong of ['x.ics', `${'A'.repeat(43)}.ics`, `${'A'.repeat(43)}`, '..%2F.ics'])
    expect((await app.request(`/api/calendar/${wrong}`)).status).toBe(404)
  const block = (blockedAt: Date | null) =>
    app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt }).where(eq(users.id, client.id)))
  await block(new Date())
  expect((await app.request(path)).status).toBe(404)
  await block(null)
  expect((await app.request(path)).status).toBe(200)
  await app.deps.store.transaction((tx) => tx.delete(users).where(eq(users.id, client.id)))
  expect((await app.request(path)).status).toBe(404)
})

test('a program that knows the calendar already gets 304 until something changes', async () => {
  const { app, book, client, addressOf } = await setting()
  await book()
  const path = await addressOf(client)
  const first = await app.request(path)
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('no-store')
  const tag = first.headers.get('etag') as string
  app.clock.advance(60_000)
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await app.request(path, { headers: { 'if-none-match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  await book({ date: '2026-11-25' })
  expect((await app.request(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('one calendar read too often waits, and holds nobody else up', async () => {
  const { app, client, coachUser, addressOf } = await setting({ RATE_LIMITS: 'on' })
  const [own, other] = [await addressOf(client), await addressOf(coachUser)]
  let status = 200
  for (let n = 0; n < 121; n++) status = (await app.request(own)).status
  expect(status).toBe(429)
  expect((await app.request(other)).status).toBe(200)
})

test('one session’s file is for its two sides only', async () => {
  const { app, book, change, client } = await setting()
  const cookie = cookieOf(await register(app))
  const [me] = await app.deps.store.db.select().from(users).where(eq(users.email, 'thandi@example.org'))
  const foreign = await book()
  const own = await book({ date: '2026-11-25' })
  await change(own.id, { userId: me?.id as string })
  const get = (id: string, headers: Record<string, string> = { cookie }) =>
    app.request(`/api/sessions/${id}/calendar.ics`, { headers })
  const answer = await get(own.id)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="session.ics"')
  expect(eventsIn(await answer.text())).toMatchObject([{ uid: `${own.id}@127.0.0.1`, summary: 'Session with Sizwe Nkosi' }])
  expect([(await get(foreign.id)).status, (await get('nothing')).status, (await get(own.id, {})).status]).toEqual([404, 404, 401])
  await change(own.id, { status: 'pending_payment' })
  expect((await get(own.id)).status).toBe(404)
  expect(client.id).not.toBe(me?.id)
})
