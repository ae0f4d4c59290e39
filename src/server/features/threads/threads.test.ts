import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#server/core/context'
import { jobs } from '#server/core/job-table'
import { users } from '#server/features/auth/tables'
import { coaches } from '#server/features/coaches/tables'
import { bookedSession, codeOf } from '#server/testing/booked-session'
import { makeCoach } from '#server/testing/make-coach'
import { freshCaller } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { threadMessages, threads } from './tables'

async function pair(app: TestApp) {
  const client = await app.signUp({ firstName: 'Thandi', lastName: 'Nkosi' })
  const coachUser = await app.signUp({ firstName: 'Naledi', lastName: 'Mokoena', role: 'coach' })
  const { coach: made } = await makeCoach(app.deps, { userId: coachUser.id, verifiedAt: new Date(app.clock.now()) })
  const coachId = made.id
  const me = app.caller(client)
  const { id } = await me.threads.open({ coachId })
  return { client, coachUser, coachId, id, me, coach: app.caller(coachUser) }
}
const MINUTES = 60_000
const mailsTo = async (app: TestApp, user: CurrentUser) =>
  (await app.deps.mail.mailbox!.list()).filter(({ to, subject }) => to === user.email && subject.includes('wrote to you'))
/** What is due, and the mails that come of it. */
async function work(app: TestApp) {
  await app.runJobs()
  await app.runJobs()
}

describe('a thread', () => {
  test('opens once for each pair, and shows to neither until something is written', async () => {
    const app = await testApp()
    const { coachId, id, me, coach } = await pair(app)
    expect(await me.threads.open({ coachId })).toEqual({ id })
    expect((await me.threads.list({})).items).toEqual([])
    expect((await coach.threads.list({})).items).toEqual([])
    expect(await me.threads.view({ id })).toMatchObject({
      thread: { other: { firstName: 'Naledi', lastName: 'Mokoena', coachId, verified: true }, asCoach: false, closed: null },
      messages: [],
      nextBefore: null,
      readByOther: 0,
    })
  })

  test('is not opened with oneself, with nobody, or with a coach who takes none', async () => {
    const app = await testApp()
    const { client, coachUser, coachId, coach, id } = await pair(app)
    await expect(coach.threads.open({ coachId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(app.caller(client).threads.open({ coachId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await app.deps.store.transaction((tx) => tx.update(coaches).set({ isActive: false }).where(eq(coaches.id, coachId)))
    const late = app.caller(await app.signUp())
    await expect(late.threads.open({ coachId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await app.caller(client).threads.open({ coachId })).toEqual({ id })
    await app.deps.store.transaction(async (tx) => {
      await tx.update(coaches).set({ isActive: true }).where(eq(coaches.id, coachId))
      await tx
        .update(users)
        .set({ blockedAt: new Date(app.clock.now()) })
        .where(eq(users.id, coachUser.id))
    })
    await expect(late.threads.open({ coachId })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await app.deps.store.db.$count(threads)).toBe(1)
  })

  test('is opened by a coach only with somebody who booked them, known by the first name until they write', async () => {
    const { app, coachUser, coach, client } = await bookedSession()
    const asCoach = app.caller(coachUser).threads
    const ask = { clientId: client.id }
    const { id } = await asCoach.open(ask)
    expect(await asCoach.open(ask)).toEqual({ id })
    expect(await app.caller(client).threads.open({ coachId: coach.id })).toEqual({ id })
    await asCoach.post({ id, content: 'Bring the notes on Tuesday.' })
    const nameSeen = async () => (await asCoach.view({ id })).thread.other
    expect(await nameSeen()).toMatchObject({ firstName: 'Thandi', lastName: '' })
    expect((await asCoach.list({ search: 'Mokoena' })).items).toEqual([])
    await app.caller(client).threads.post({ id, content: 'I will.' })
    expect(await nameSeen()).toMatchObject({ firstName: 'Thandi', lastName: 'Mokoena' })

    const stranger = await app.signUp()
    const other = app.caller((await makeCoach(app.deps)).user).threads
    expect(await codeOf(other.open(ask))).toBe('NOT_FOUND')
    expect(await codeOf(asCoach.open({ clientId: stranger.id }))).toBe('NOT_FOUND')
    expect(await codeOf(asCoach.open({ clientId: coachUser.id }))).toBe('NOT_FOUND')
    expect(await codeOf(app.caller(stranger).threads.open(ask))).toBe('FORBIDDEN')
    expect(await codeOf(app.caller(null).threads.open(ask))).toBe('UNAUTHORIZED')
    for (const wrong of [{}, { ...ask, coachId: coach.id }]) expect(await codeOf(asCoach.open(wrong))).toBe('BAD_REQUEST')
    expect(await app.deps.store.db.$count(threads)).toBe(1)
  })

  test('is not begun with a client who is closed', async () => {
    const { app, coachUser, client } = await bookedSession()
    const blockedAt = new Date(app.clock.now())
    await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt }).where(eq(users.id, client.id)))
    expect(await codeOf(app.caller(coachUser).threads.open({ clientId: client.id }))).toBe('BAD_REQUEST')
  })

  test('is for its two people only', async () => {
    const app = await testApp()
    const { id, me } = await pair(app)
    await me.threads.post({ id, content: 'For Naledi' })
    const stranger = app.caller(await app.signUp())
    const otherCoach = await pair(app)
    for (const caller of [stranger, otherCoach.coach, otherCoach.me]) {
      await expect(caller.threads.view({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(caller.threads.post({ id, content: 'Hello' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(caller.threads.read({ id, place: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await caller.threads.list({ before: id })).items).toEqual([])
      expect(await caller.threads.unread()).toEqual({ count: 0 })
    }
    const visitor = app.caller(null)
    for (const call of [visitor.threads.list({}), visitor.threads.view({ id }), visitor.threads.unread()])
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(visitor.threads.post({ id, content: 'Hello' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(visitor.threads.open({ coachId: 'any' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('counts what one has not read, each side for itself', async () => {
    const app = await testApp()
    const { id, me, coach } = await pair(app)
    await me.threads.post({ id, content: 'One' })
    await me.threads.post({ id, content: 'Two' })
    expect(await coach.threads.unread()).toEqual({ count: 2 })
    expect(await me.threads.unread()).toEqual({ count: 0 })
    const [seen] = (await coach.threads.list({})).items
    expect(seen).toMatchObject({ id, asCoach: true, unread: 2, lastLine: 'Two', other: { firstName: 'Thandi', coachId: null } })
    expect(await coach.threads.read({ id, place: 1 })).toEqual({ count: 1 })
    expect((await me.threads.view({ id })).readByOther).toBe(1)
    expect(await coach.threads.read({ id, place: 99 })).toEqual({ count: 0 })
    expect(await coach.threads.read({ id, place: 1 })).toEqual({ count: 0 })
    expect((await me.threads.view({ id })).readByOther).toBe(2)
    await coach.threads.post({ id, content: 'Three' })
    expect(await me.threads.unread()).toEqual({ count: 1 })
    await me.threads.post({ id, content: 'Whoever writes has read' })
    expect(await me.threads.unread()).toEqual({ count: 0 })
  })

  test('comes fifty messages at a time, in the order written', async () => {
    const app = await testApp({ env: { RATE_LIMITS: 'off' } })
    const { id, me, coach } = await pair(app)
    for (let at = 1; at <= 120; at += 1) await (at % 2 ? me : coach).threads.post({ id, content: `No. ${at}` })
    const latest = await me.threads.view({ id })
    expect(latest.messages.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, at) => 71 + at))
    expect(latest.nextBefore).toBe(71)
    const older = await me.threads.view({ id, before: 71 })
    expect(older.messages[0]).toMatchObject({ place: 21, own: true, content: 'No. 21' })
    expect((await me.threads.view({ id, before: 21 })).nextBefore).toBeNull()
  })

  test('takes a message sent twice once, and places of two who write at once one after the other', async () => {
    const app = await testApp()
    const { id, me, coach } = await pair(app)
    const messageId = crypto.randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => me.threads.post({ id, content: 'Once', messageId })))
    expect(new Set(sent.map((message) => JSON.stringify(message))).size).toBe(1)
    await expect(me.threads.post({ id, content: 'Other words', messageId })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(coach.threads.post({ id, content: 'Once', messageId })).rejects.toMatchObject({ code: 'CONFLICT' })
    const both = [1, 2, 3, 4, 5].flatMap((at) => [me, coach].map((who) => who.threads.post({ id, content: `Part ${at}` })))
    const places = (await Promise.all(both)).map(({ place }) => place).sort((one, other) => one - other)
    expect(places).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('refuses what says nothing, is too long or comes too fast', async () => {
    const app = await testApp()
    const { id, me } = await pair(app)
    for (const content of ['   ', '\u200b', 'x'.repeat(4001)])
      await expect(me.threads.post({ id, content })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    for (let at = 0; at < 30; at += 1) await me.threads.post({ id, content: 'Quick' })
    await expect(me.threads.post({ id, content: 'Quick' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('is found by the name of the other side, and comes last used first', async () => {
    const app = await testApp()
    const { id, me, client } = await pair(app)
    const second = await app.signUp({ firstName: 'Éloïse', lastName: 'Botha', role: 'coach' })
    const { coach } = await makeCoach(app.deps, { userId: second.id })
    const other = await me.threads.open({ coachId: coach.id })
    await me.threads.post({ id, content: 'First' })
    app.clock.advance(MINUTES)
    await me.threads.post({ id: other.id, content: 'Second' })
    const ids = async (search = '') => (await app.caller(client).threads.list({ search })).items.map((thread) => thread.id)
    expect(await ids()).toEqual([other.id, id])
    expect(await ids('eloise')).toEqual([other.id])
    expect(await ids('MOKO')).toEqual([id])
    expect(await ids('Second')).toEqual([])
    expect((await me.threads.list({ before: other.id })).items.map((thread) => thread.id)).toEqual([id])
  })

  test('keeps its words sealed in the database', async () => {
    const app = await testApp()
    const { id, me } = await pair(app)
    await me.threads.post({ id, content: 'Only for Naledi' })
    const [row] = await app.deps.store.db.select({ raw: sql<string>`${threadMessages.content}` }).from(threadMessages)
    expect(row?.raw).not.toContain('Naledi')
  })
})

describe('when one side is closed', () => {
  test('a blocked person is not written to; what was written stays to be read', async () => {
    const app = await testApp()
    const { id, me, coach, coachUser } = await pair(app)
    await coach.threads.post({ id, content: 'See you Tuesday' })
    const block = (blockedAt: Date | null) =>
      app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt }).where(eq(users.id, coachUser.id)))
    await block(new Date(app.clock.now()))
    const { thread, messages } = await me.threads.view({ id })
    expect(thread.closed).toMatch(/^Naledi cannot get messages here any more/)
    expect(messages).toHaveLength(1)
    await expect(me.threads.post({ id, content: 'Hello?' })).rejects.toMatchObject({ code: 'FORBIDDEN', message: thread.closed })
    expect((await me.threads.view({ id })).messages).toHaveLength(1)
    await block(null)
    await me.threads.post({ id, content: 'Hello again' })
  })

  test('a deleted account takes its words along and leaves those of the other', async () => {
    const app = await testApp()
    const one = await pair(app)
    const two = await pair(app)
    for (const { id, me, coach } of [one, two]) {
      await me.threads.post({ id, content: 'From the client' })
      await coach.threads.post({ id, content: 'From the coach' })
    }
    await (await freshCaller(app, one.client)).profile.deleteAccount({ word: 'delete' })
    await (await freshCaller(app, two.coachUser)).profile.deleteAccount({ word: 'delete' })
    const left = await one.coach.threads.view({ id: one.id })
    expect(left.messages.map(({ content }) => content)).toEqual(['From the coach'])
    expect(left.thread).toMatchObject({ other: { firstName: 'A former client', lastName: '' }, asCoach: true, unread: 0 })
    expect(left.thread.closed).toMatch(/^This person cannot/)
    await expect(one.coach.threads.post({ id: one.id, content: 'Hello?' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const kept = await two.me.threads.view({ id: two.id })
    expect(kept.messages.map(({ content }) => content)).toEqual(['From the client'])
    expect(kept.thread).toMatchObject({ other: { firstName: 'A former coach', coachId: null, verified: false }, asCoach: false })
  })
})

describe('the mail about what was not read', () => {
  test('comes ten minutes later, once for a burst, without the words', async () => {
    const app = await testApp()
    const { id, me, coachUser, client } = await pair(app)
    await me.threads.post({ id, content: 'A very private thing' })
    app.clock.advance(9 * MINUTES)
    await me.threads.post({ id, content: 'And another' })
    await work(app)
    expect(await mailsTo(app, coachUser)).toEqual([])
    app.clock.advance(MINUTES)
    await work(app)
    const [mail, ...more] = await mailsTo(app, coachUser)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Thandi Nkosi wrote to you on Nolo' })
    expect(mail?.text).toContain(`/api/login?returnTo=${encodeURIComponent(`/chat?t=${id}`)}`)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/private|another/)
    await me.threads.post({ id, content: 'Still not read' })
    app.clock.advance(60 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toHaveLength(1)
    expect(await mailsTo(app, client)).toEqual([])
  })

  test('does not come when it was read in time; the next burst is one of its own', async () => {
    const app = await testApp()
    const { id, me, coach, coachUser } = await pair(app)
    await me.threads.post({ id, content: 'One' })
    app.clock.advance(9 * MINUTES)
    await coach.threads.read({ id, place: 1 })
    await me.threads.post({ id, content: 'Two' })
    app.clock.advance(2 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toEqual([])
    app.clock.advance(8 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toHaveLength(1)
  })

  test('waits its own ten minutes for what came while the beginning was being read', async () => {
    const app = await testApp()
    const { id, me, coach, coachUser } = await pair(app)
    await me.threads.post({ id, content: 'One' })
    app.clock.advance(8 * MINUTES)
    await me.threads.post({ id, content: 'Two' })
    await coach.threads.read({ id, place: 1 })
    app.clock.advance(2 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toEqual([])
    app.clock.advance(8 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toHaveLength(1)
  })

  test('is not doubled when its job comes twice or on two servers', async () => {
    const app = await testApp()
    const { id, me, coachUser } = await pair(app)
    await me.threads.post({ id, content: 'One' })
    app.clock.advance(10 * MINUTES)
    await work(app)
    const again = and(eq(jobs.kind, 'thread-unread'), eq(jobs.userId, coachUser.id))
    const payload = JSON.stringify({ threadId: id, userId: coachUser.id })
    await app.deps.store.transaction((tx) => tx.update(jobs).set({ doneAt: null, claimedUntil: null, payload }).where(again))
    await work(app)
    expect(await mailsTo(app, coachUser)).toHaveLength(1)
  })

  test('does not go out for somebody who is closed, nor about them', async () => {
    const app = await testApp()
    const { id, me, coach, coachUser, client } = await pair(app)
    await me.threads.post({ id, content: 'To the coach' })
    await coach.threads.post({ id, content: 'To the client' })
    const blockedAt = new Date(app.clock.now())
    await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt }).where(eq(users.id, client.id)))
    app.clock.advance(11 * MINUTES)
    await work(app)
    expect(await mailsTo(app, coachUser)).toEqual([])
    expect(await mailsTo(app, client)).toEqual([])
  })
})
