import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '#server/features/chat/reply'
import { chatMessages } from '#server/features/chat/tables'
import { steppedCoach } from '#server/testing/stepped-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import type { ReplyEvent } from '#shared/chat'

async function talk(app: TestApp) {
  const user = await app.signUp({ firstName: 'Thandi' })
  const me = app.caller(user)
  const { id } = await me.chat.createConversation({})
  return { user, me, id }
}

async function heard(events: AsyncIterable<unknown>): Promise<ReplyEvent[]> {
  const all: ReplyEvent[] = []
  for await (const event of events) all.push(event as ReplyEvent)
  return all
}
const textOf = (events: ReplyEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('')

async function withStepped() {
  const coach = steppedCoach()
  const app = await testApp({ coach: coach.provider, env: { RATE_LIMITS: 'off' } })
  return { app, coach, ...(await talk(app)) }
}

describe('a reply', () => {
  test('is followed piece by piece by everybody who looks, and stored', async () => {
    const { coach, me, id } = await withStepped()
    const { reply, message } = await me.chat.post({ conversationId: id, content: 'Hello Nolo' })
    expect(message).toMatchObject({ role: 'user', content: 'Hello Nolo', status: 'complete' })
    expect(reply).toMatchObject({ role: 'assistant', content: '', status: 'streaming' })
    const first = heard(await me.chat.follow({ id: reply.id }))
    const late = heard(await me.chat.follow({ id: reply.id, from: 5 }))
    coach.say('Good ', 'morning, ', 'Thandi.')
    coach.end(['Tell me more'])
    expect(textOf(await first)).toBe('Good morning, Thandi.')
    expect(textOf(await late)).toBe('morning, Thandi.')
    const { messages, conversation } = await me.chat.view({ id })
    expect(messages.at(-1)).toMatchObject({
      content: 'Good morning, Thandi.',
      status: 'complete',
      source: 'model',
      suggestions: ['Tell me more'],
    })
    expect((await first).at(-1)).toEqual({ type: 'done', message: messages.at(-1) })
    expect(conversation.title).toBe('Hello Nolo')
  })

  test('can be followed after its end, from where the reader was', async () => {
    const { coach, me, id } = await withStepped()
    coach.say('All said.')
    coach.end()
    const { reply } = await me.chat.sendTo({ id, content: 'Hi' })
    const events = await heard(await me.chat.follow({ id: reply.id, from: 4 }))
    expect(textOf(events)).toBe('said.')
    expect(events.at(-1)?.type).toBe('done')
  })

  test('stopped by the person keeps what was said and can be written again', async () => {
    const { coach, me, id } = await withStepped()
    const { reply } = await me.chat.post({ conversationId: id, content: 'Hi' })
    const following = heard(await me.chat.follow({ id: reply.id }))
    coach.say('I was about to')
    await expect.poll(async () => (await me.chat.view({ id })).messages.at(-1)?.content).toBe('I was about to')
    expect(await me.chat.stop({ id: reply.id })).toMatchObject({ status: 'interrupted', content: 'I was about to' })
    expect((await following).at(-1)).toMatchObject({ type: 'done', message: { status: 'interrupted' } })
    const again = await me.chat.retry({ id: reply.id })
    coach.say('Second try.')
    coach.end()
    await heard(await me.chat.follow({ id: again.reply.id }))
    expect((await me.chat.view({ id })).messages.map((message) => message.content)).toEqual(['Hi', 'Second try.'])
  })

  test('of a model that cannot answer comes from the guided coach, which says so', async () => {
    const { coach, me, id } = await withStepped()
    coach.fail()
    const { message, reply } = await me.chat.sendTo({ id, content: 'I want to run more' })
    expect(message.content).toBe('I want to run more')
    expect(reply).toMatchObject({ status: 'complete', source: 'guided' })
    expect((await me.chat.view({ id })).messages.at(-1)).toMatchObject({ stoodIn: true })
  })

  test('that breaks off in the middle is marked, not finished by somebody else', async () => {
    const { coach, me, id } = await withStepped()
    coach.say('Half a')
    coach.fail()
    const { reply } = await me.chat.sendTo({ id, content: 'Hi' })
    expect(reply).toMatchObject({ status: 'interrupted', content: 'Half a' })
  })

  test('is alone: the next message waits until it is done', async () => {
    const { coach, me, id } = await withStepped()
    const { reply } = await me.chat.post({ conversationId: id, content: 'One' })
    await expect(me.chat.post({ conversationId: id, content: 'Two' })).rejects.toMatchObject({ code: 'CONFLICT' })
    coach.end()
    await heard(await me.chat.follow({ id: reply.id }))
    expect((await me.chat.view({ id })).messages).toHaveLength(2)
  })

  test('whose writer died reads as interrupted once its lease is over, on any server', async () => {
    const { app, user, me, id } = await withStepped()
    const { reply } = await me.chat.post({ conversationId: id, content: 'Hi' })
    const other = (await app.secondServer()).caller(user)
    expect((await other.chat.view({ id })).messages.at(-1)?.status).toBe('streaming')
    app.clock.advance(LEASE_MS + 1)
    expect((await other.chat.view({ id })).messages.at(-1)).toMatchObject({ id: reply.id, status: 'interrupted' })
  })

  test('stops being written when its conversation is deleted', async () => {
    const { app, coach, me, id } = await withStepped()
    const { reply } = await me.chat.post({ conversationId: id, content: 'Hi' })
    const events = (await me.chat.follow({ id: reply.id }))[Symbol.asyncIterator]()
    coach.say('Well')
    expect((await events.next()).value).toMatchObject({ text: 'Well' })
    await me.chat.deleteConversation({ id })
    coach.say('x'.repeat(1100))
    while (!(await events.next()).done);
    expect(coach.asked[0]?.signal.aborted).toBe(true)
    await expect(me.chat.view({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(app.deps.log.level).toBe('silent')
  })
})

test('edit and resend replaces the message and all that followed', async () => {
  const { coach, me, id } = await withStepped()
  for (const content of ['First', 'Second']) {
    coach.say(`On ${content}`)
    coach.end()
    await me.chat.sendTo({ id, content })
  }
  const [first] = (await me.chat.view({ id })).messages
  const { reply } = await me.chat.post({ conversationId: id, content: 'First, better', replaces: first?.id })
  coach.say('On better')
  coach.end()
  await heard(await me.chat.follow({ id: reply.id }))
  expect((await me.chat.view({ id })).messages.map((message) => message.content)).toEqual(['First, better', 'On better'])
  expect(coach.asked.at(-1)?.turns).toEqual([{ role: 'user', content: 'First, better' }])
})

test("the coach knows the goals of the person, and nobody else's", async () => {
  const { app, coach, me, id } = await withStepped()
  await me.goals.create({ title: 'Learn isiZulu' })
  await app.caller(await app.signUp()).goals.create({ title: 'Somebody else' })
  coach.end()
  await me.chat.sendTo({ id, content: 'Hi' })
  expect(coach.asked[0]?.goals.map((goal) => goal.title)).toEqual(['Learn isiZulu'])
})

describe('words of crisis', () => {
  test('are answered at once with help lines, stay raised after a denial, and are kept from the model', async () => {
    const { coach, me, id } = await withStepped()
    const posted = await me.chat.post({ conversationId: id, content: 'I want to kill myself' })
    expect(posted.reply).toMatchObject({ status: 'complete', source: 'crisis' })
    expect(posted.reply.content).toContain('0800 567 567')
    const second = await me.chat.post({ conversationId: id, content: 'No, I am fine, really' })
    expect(second.reply.source).toBe('crisis')
    expect(second.reply.content).not.toBe(posted.reply.content)
    coach.end()
    await me.chat.sendTo({ id, content: 'Let us talk about my week' })
    const said = coach.asked.flatMap((request) => request.turns.map((turn) => turn.content))
    expect(said).toEqual(['Let us talk about my week'])
    expect((await me.chat.view({ id })).raised).toMatch(/high|imminent/)
    await expect(me.chat.retry({ id: posted.reply.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('idiom is not crisis', async () => {
    const { coach, me, id } = await withStepped()
    coach.end()
    expect((await me.chat.sendTo({ id, content: 'This deadline is killing me' })).reply.source).toBe('model')
    expect((await me.chat.view({ id })).raised).toBeNull()
  })
})

describe('a proposal', () => {
  const offer = { title: 'Ask one question', when: 'Tuesday at ten', minutes: 10, goalTitle: null, category: 'Career' as const }

  test('is written only on the click, once, into the goal it names', async () => {
    const { coach, me, id } = await withStepped()
    const goal = await me.goals.create({ title: 'Speak up' })
    coach.end([], { ...offer, goalId: goal.id, goalTitle: goal.title })
    const { reply } = await me.chat.sendTo({ id, content: 'Tuesday at ten, ten minutes' })
    expect((await me.goals.detail({ id: goal.id })).milestones).toEqual([])
    await me.chat.answerProposal({ id: reply.id, accept: true })
    await me.chat.answerProposal({ id: reply.id, accept: true })
    expect((await me.goals.detail({ id: goal.id })).milestones.map((step) => step.title)).toEqual([
      'Ask one question (Tuesday at ten, 10 minutes)',
    ])
  })

  test('becomes a goal of its own where none is named, and nothing when declined', async () => {
    const { coach, me, id } = await withStepped()
    for (const accept of [false, true]) {
      coach.end([], { ...offer, goalId: null })
      const { reply } = await me.chat.sendTo({ id, content: 'Yes' })
      expect(await me.chat.answerProposal({ id: reply.id, accept })).toMatchObject({
        proposalAnswer: accept ? 'accepted' : 'declined',
      })
      expect(await me.goals.list()).toHaveLength(accept ? 1 : 0)
    }
  })
})

describe('conversations', () => {
  test('come last used first, page by page, and are found by what was said in them', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    for (const title of ['One', 'Two', 'Three']) {
      await me.chat.createConversation({ title })
      app.clock.advance(1000)
    }
    const first = await me.chat.conversations({ limit: 2 })
    expect(first.items.map((item) => item.title)).toEqual(['Three', 'Two'])
    const second = await me.chat.conversations({ limit: 2, before: first.nextBefore as string })
    expect(second).toMatchObject({ items: [{ title: 'One' }], nextBefore: null })
    await me.chat.sendTo({ id: second.items[0]?.id as string, content: 'My sister lives in Nîmes' })
    expect((await me.chat.conversations({ search: 'NIMES' })).items.map((item) => item.id)).toEqual([second.items[0]?.id])
  })

  test('show fifty messages at a time', async () => {
    const { coach, me, id } = await withStepped()
    for (let n = 0; n < 27; n++) {
      coach.end()
      await me.chat.sendTo({ id, content: `Message ${n}` })
    }
    const latest = await me.chat.view({ id })
    expect(latest.messages).toHaveLength(50)
    const older = await me.chat.view({ id, before: latest.before as string })
    expect(older.messages.map((message) => message.content)).toEqual(['Message 0', '', 'Message 1', ''])
    expect(await me.chat.listMessages({ id })).toHaveLength(54)
  })
})

describe('refusals', () => {
  test.each(['', '   ', '\u200b', 'x'.repeat(4001)])('a message of nothing or too much is refused: %#', async (content) => {
    const { me, id } = await withStepped()
    await expect(me.chat.post({ conversationId: id, content })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await me.chat.view({ id })).messages).toEqual([])
  })

  test('what is not yours reads as not there', async () => {
    const { app, coach, me, id } = await withStepped()
    coach.end()
    const { message, reply } = await me.chat.sendTo({ id, content: 'Mine' })
    const before = await me.chat.view({ id })
    const stranger = app.caller(await app.signUp())
    const tries = [
      () => stranger.chat.view({ id }),
      () => stranger.chat.listMessages({ id }),
      () => stranger.chat.post({ conversationId: id, content: 'x' }),
      () => stranger.chat.send({ conversationId: id, message: 'x' }),
      () => stranger.chat.renameConversation({ id, title: 'x' }),
      () => stranger.chat.deleteConversation({ id }),
      () => stranger.chat.stop({ id: reply.id }),
      () => stranger.chat.retry({ id: reply.id }),
      () => stranger.chat.rate({ id: reply.id, rating: 1 }),
      () => stranger.chat.answerProposal({ id: reply.id, accept: true }),
      async () => heard(await stranger.chat.follow({ id: reply.id })),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = await stranger.chat.createConversation({})
    await expect(stranger.chat.post({ conversationId: own.id, content: 'x', replaces: message.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await me.chat.view({ id })).toEqual(before)
  })

  test('without a conversation nothing is sent', async () => {
    const { me } = await withStepped()
    await expect(me.chat.send({ conversationId: '', message: 'x' })).rejects.toMatchObject({
      cause: { issues: [{ message: 'No active conversation' }] },
    })
  })

  test('signed out, nothing answers', async () => {
    const app = await testApp()
    const visitor = app.caller(null)
    for (const call of [
      visitor.chat.conversations({}),
      visitor.chat.createConversation({}),
      visitor.chat.week(),
      visitor.chat.follow({ id: 'x' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('thirty messages a minute', async () => {
    const coach = steppedCoach()
    const app = await testApp({ coach: coach.provider })
    const { me, id } = await talk(app)
    for (let n = 0; n < 30; n++) {
      coach.end()
      await me.chat.sendTo({ id, content: 'Hi' })
    }
    await expect(me.chat.sendTo({ id, content: 'Hi' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('what was said is sealed in the database', async () => {
  const { app, coach, me, id } = await withStepped()
  coach.say('A quiet answer')
  coach.end()
  await me.chat.sendTo({ id, content: 'A very private thing' })
  const { sql } = await import('drizzle-orm')
  const { chatMessages } = await import('./tables')
  const rows = await app.deps.store.db.select({ raw: sql<string>`${chatMessages.content}` }).from(chatMessages)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/private|quiet/)
})

test('a search through everything said lets others be answered in between', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const me = app.caller(user)
  const talks = []
  for (let n = 0; n < 60; n++) talks.push(await me.chat.createConversation({ title: `Talk ${n}` }))
  const rows = talks.flatMap(({ id }, talk) =>
    Array.from({ length: 50 }, (_, n) => ({
      id: `${talk}-${n}`,
      conversationId: id,
      userId: user.id,
      position: n + 1,
      role: 'user' as const,
      content: n === 49 && talk < 2 ? 'the yellow kitchen' : 'something else',
      status: 'complete' as const,
      createdAt: new Date(app.clock.now()),
    })),
  )
  await app.deps.store.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += 500) await tx.insert(chatMessages).values(rows.slice(at, at + 500))
  })
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 0)
  const { items } = await me.chat.conversations({ search: 'YELLOW kitchen' })
  clearInterval(counting)
  expect(items.map(({ title }) => title).sort()).toEqual(['Talk 0', 'Talk 1'])
  expect(turns).toBeGreaterThan(0)
})
