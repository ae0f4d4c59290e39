import { isTrackedEnvelope } from '@trpc/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { STREAMS_PER_PERSON } from '#server/core/streams'
import { loginSessions } from '#server/features/auth/tables'
import { makeCoach } from '#server/testing/make-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import type { ThreadEvent } from '#shared/threads'

async function pair(app: TestApp) {
  const client = await app.signUp({ firstName: 'Thandi' })
  const coachUser = await app.signUp({ firstName: 'Naledi', role: 'coach' })
  const me = app.caller(client)
  const { coach } = await makeCoach(app.deps, { userId: coachUser.id })
  const { id } = await me.threads.open({ coachId: coach.id })
  return { client, coachUser, id, me, coach: app.caller(coachUser) }
}

/** A stream as a browser hears it: every event with its id, in order. */
function hear(stream: AsyncIterable<unknown>) {
  const heard: { id: string; event: ThreadEvent }[] = []
  const events = stream[Symbol.asyncIterator]()
  const ended = (async () => {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const envelope: unknown = next.value
      if (isTrackedEnvelope<ThreadEvent>(envelope)) heard.push({ id: envelope[0], event: envelope[1] })
    }
  })()
  return { heard, ended, words: () => heard.flatMap(({ event }) => (event.type === 'message' ? [event.message.content] : [])) }
}

describe('the stream of a person', () => {
  test('tells both sides of messages and readings at once, and strangers nothing', async () => {
    const app = await testApp()
    const { client, coachUser, id, me, coach } = await pair(app)
    const stranger = await app.signUp()
    const [mine, theirs, others] = await Promise.all(
      [client, coachUser, stranger].map(async (user) => hear(await app.caller(user).threads.events({}))),
    )
    onTestFinished(() => app.deps.streams.closeAll())
    const message = await me.threads.post({ id, content: 'Hello' })
    await expect.poll(() => theirs?.words()).toEqual(['Hello'])
    await expect.poll(() => mine?.words()).toEqual(['Hello'])
    const told = (one: typeof mine) => one?.heard.map(({ event }) => event).filter(({ type }) => type === 'message')
    expect(told(theirs)).toEqual([{ type: 'message', threadId: id, message: { ...message, own: false } }])
    expect(told(mine)).toEqual([{ type: 'message', threadId: id, message }])
    await coach.threads.read({ id, place: 1 })
    await expect
      .poll(() => mine?.heard.map(({ event }) => event))
      .toContainEqual({ type: 'read', threadId: id, place: 1, own: false })
    await expect
      .poll(() => theirs?.heard.map(({ event }) => event))
      .toContainEqual({ type: 'read', threadId: id, place: 1, own: true })
    expect(others?.heard.map(({ event }) => event)).toEqual([{ type: 'open' }])
  })

  test('goes on after a gap from the last event heard, however long it was', async () => {
    const app = await testApp()
    const { coachUser, id, me, coach } = await pair(app)
    const first = hear(await coach.threads.events({}))
    await me.threads.post({ id, content: 'Before' })
    await expect.poll(first.words).toEqual(['Before'])
    const lastEventId = first.heard.at(-1)?.id
    app.deps.streams.closeUser(coachUser.id)
    await first.ended
    for (const content of ['In between', 'And this']) {
      app.clock.advance(3 * 3_600_000)
      await me.threads.post({ id, content })
    }
    app.clock.advance(3 * 3_600_000)
    const second = hear(await coach.threads.events({ lastEventId }))
    await expect.poll(second.words).toEqual(['Before', 'In between', 'And this'])
    const fresh = hear(await coach.threads.events({}))
    await me.threads.post({ id, content: 'After' })
    await expect.poll(second.words).toEqual(['Before', 'In between', 'And this', 'After'])
    await expect.poll(fresh.words).toEqual(['After'])
    app.deps.streams.closeAll()
    await Promise.all([second.ended, fresh.ended])
  })

  test('ends when the person signs out, and refuses a place that is none', async () => {
    const app = await testApp()
    const { coachUser, coach } = await pair(app)
    const stream = hear(await coach.threads.events({}))
    await expect.poll(() => app.deps.streams.count()).toBe(1)
    app.deps.streams.closeUser(coachUser.id)
    await stream.ended
    expect(app.deps.streams.count()).toBe(0)
    await expect(coach.threads.events({ lastEventId: 'yesterday' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(app.caller(null).threads.events({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test.runIf(isPostgres)('hears of what came to another server', async () => {
    const app = await testApp()
    const { coachUser, client, id } = await pair(app)
    const second = await app.secondServer()
    const coach = hear(await second.caller(coachUser).threads.events({}))
    onTestFinished(() => second.deps.streams.closeAll())
    const first = app.caller(client)
    await expect
      .poll(
        async () => {
          await first.threads.post({ id, content: 'Across' })
          return coach.words().length
        },
        { interval: 300, timeout: 10_000 },
      )
      .toBeGreaterThan(0)
    const mine = hear(await first.threads.events({}))
    onTestFinished(() => app.deps.streams.closeAll())
    await second.caller(coachUser).threads.read({ id, place: 1 })
    await expect.poll(() => mine.heard.some(({ event }) => event.type === 'read' && !event.own), { timeout: 10_000 }).toBe(true)
  })

  test('is refused to a person with too many, told apart from others, and there is room again when one ends', async () => {
    const app = await testApp()
    const { client, coachUser } = await pair(app)
    onTestFinished(() => app.deps.streams.closeAll())
    const open = async (user: typeof client) => hear(await app.caller(user).threads.events({}))
    const streams = await Promise.all(Array.from({ length: STREAMS_PER_PERSON }, () => open(client)))
    await expect.poll(() => app.deps.streams.count()).toBe(STREAMS_PER_PERSON)
    await expect((await open(client)).ended).rejects.toThrow('Nolo is open in too many places at once.')
    const others = await open(coachUser)
    await expect.poll(() => others.heard.length).toBe(1)
    app.deps.streams.closeUser(client.id)
    await Promise.all(streams.map(({ ended }) => ended))
    const again = await open(client)
    await expect.poll(() => again.heard.length).toBe(1)
    expect(app.deps.streams.count()).toBe(2)
    app.deps.streams.closeAll()
    await Promise.all([again.ended, others.ended])
  })

  test('ends when its sign-in is over, though no notice of that came', async () => {
    const app = await testApp()
    const { client } = await pair(app)
    const id = 'a-login-session'
    const now = new Date(app.clock.now())
    const login = { id, userId: client.id, createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
    await app.deps.store.transaction((tx) => tx.insert(loginSessions).values(login))
    const stream = hear(await app.caller(client, { loginSessionId: id }).threads.events({}))
    await expect.poll(() => stream.heard.length).toBe(1)
    app.clock.advance(60_000)
    app.deps.live.publish(`threads:${client.id}`)
    await stream.ended
    expect(app.deps.streams.count()).toBe(0)
  })
})
