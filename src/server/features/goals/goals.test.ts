import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { GOAL_MOVES, GOALS_PER_PERSON, GoalStatus, milestoneProgress } from '#shared/goals'
import { goalMilestones, goalProgress, goals } from './tables'

describe('creating', () => {
  test('starts active at progress 0, Personal and without a date, whatever is sent', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const goal = await me.goals.create({ title: '  Sleep by eleven ', progress: 80, status: 'completed' })
    expect(goal).toEqual({
      id: goal.id,
      title: 'Sleep by eleven',
      description: '',
      category: 'Personal',
      targetDate: null,
      progress: 0,
      status: 'active',
    })
    expect(await me.goals.list()).toEqual([goal])
  })

  test.each([
    ['blank', '   '],
    ['zero-width', '\u200b\u200d\ufeff'],
    ['ideographic space', '\u3000\u3000'],
    ['Hangul filler', '\u3164'],
  ])('refuses a title that shows nothing: %s', async (_name, title) => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    await expect(me.goals.create({ title })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await me.goals.list()).toEqual([])
  })

  test.each([{ title: 'x'.repeat(201) }, { title: 'a\0b' }, { title: '\ud800' }, { title: 'ok', description: 'x'.repeat(2001) }])(
    'refuses text that cannot be kept: %#',
    async (draft) => {
      const app = await testApp()
      await expect(app.caller(await app.signUp()).goals.create(draft)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test.each(['2026-02-30', '2026-13-01', 'tomorrow', '2026-1-1', '2025-11-18'])('refuses the date %s', async (targetDate) => {
    const app = await testApp()
    await expect(app.caller(await app.signUp()).goals.create({ title: 'Run', targetDate })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('today is the day where the person is', async () => {
    const app = await testApp()
    app.clock.set('2026-11-18T23:30:00Z')
    const inTokyo = app.caller(await app.signUp({ timeZone: 'Asia/Tokyo' }))
    const inNewYork = app.caller(await app.signUp({ timeZone: 'America/New_York' }))
    await expect(inTokyo.goals.create({ title: 'Run', targetDate: '2026-11-18' })).rejects.toThrow(
      'Please pick today or a later date.',
    )
    expect(await inNewYork.goals.create({ title: 'Run', targetDate: '2026-11-18' })).toMatchObject({ targetDate: '2026-11-18' })
  })

  test('a person keeps 200 goals at most', async () => {
    const app = await testApp({ env: { RATE_LIMITS: 'off' } })
    const me = app.caller(await app.signUp())
    for (let n = 0; n < GOALS_PER_PERSON; n++) await me.goals.create({ title: `Goal ${n}` })
    await expect(me.goals.create({ title: 'One more' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await me.goals.list()).toHaveLength(GOALS_PER_PERSON)
  }, 60_000)
})

test('lists the nearest date first, then those without one, newest first', async () => {
  const app = await testApp()
  const me = app.caller(await app.signUp())
  for (const [title, targetDate] of [
    ['old', null],
    ['late', '2027-01-01'],
    ['new', null],
    ['soon', '2026-11-20'],
  ] as const) {
    await me.goals.create({ title, targetDate })
    app.clock.advance(1000)
  }
  expect((await me.goals.list()).map((goal) => goal.title)).toEqual(['soon', 'late', 'new', 'old'])
})

describe('editing', () => {
  test('a goal past its date may be edited as long as the date is not touched', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const { id } = await me.goals.create({ title: 'Run', targetDate: '2026-11-19' })
    app.clock.advance(5 * 86_400_000)
    expect(await me.goals.edit({ id, title: 'Run slowly', targetDate: '2026-11-19' })).toMatchObject({ title: 'Run slowly' })
    await expect(me.goals.edit({ id, targetDate: '2026-11-20' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await me.goals.edit({ id, targetDate: null })).toMatchObject({ targetDate: null })
  })

  test.each([Number.NaN, -1, 101, 1.5])('refuses progress %s', async (progress) => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const { id } = await me.goals.create({ title: 'Run' })
    await expect(me.goals.edit({ id, progress })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await me.goals.list())[0]?.progress).toBe(0)
  })

  test('every pair of states is a declared move or refused', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const reach = { active: [], completed: ['completed'], paused: ['paused'], archived: ['archived'] } as const
    for (const from of GoalStatus.options)
      for (const to of GoalStatus.options) {
        const { id } = await me.goals.create({ title: `${from} to ${to}` })
        for (const status of reach[from]) await me.goals.changeStatus({ id, status })
        const move = me.goals.changeStatus({ id, status: to })
        if (from === to || GOAL_MOVES[from].includes(to)) expect((await move).status).toBe(to)
        else await expect(move).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      }
  })
})

describe('milestones', () => {
  test('move the progress of their goal and take the hand off it', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const { id: goalId } = await me.goals.create({ title: 'Move house' })
    await me.goals.edit({ id: goalId, progress: 40 })
    await me.goals.addMilestone({ goalId, title: 'Find a flat' })
    await me.goals.addMilestone({ goalId, title: 'Pack' })
    const three = await me.goals.addMilestone({ goalId, title: 'Move' })
    expect(three.progress).toBe(0)
    const first = three.milestones[0] as { id: string }
    expect((await me.goals.editMilestone({ goalId, id: first.id, done: true })).progress).toBe(33)
    await expect(me.goals.edit({ id: goalId, progress: 90 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await me.goals.deleteMilestone({ goalId, id: first.id })).progress).toBe(0)
  })

  test('progress is the rounded share of what is done', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }), (done) => {
        const share = (100 * done.filter(Boolean).length) / done.length
        expect(milestoneProgress(done.map((one) => ({ done: one })))).toBe(Math.round(share))
      }),
    )
  })
})

describe('deleting', () => {
  test('can be taken back for seven days, not longer', async () => {
    const app = await testApp()
    const me = app.caller(await app.signUp())
    const kept = await me.goals.create({ title: 'Kept' })
    const lost = await me.goals.create({ title: 'Lost' })
    await me.goals.delete({ id: kept.id })
    await me.goals.delete({ id: lost.id })
    expect(await me.goals.list()).toEqual([])
    expect((await me.goals.listDeleted()).map((goal) => goal.title).sort()).toEqual(['Kept', 'Lost'])
    expect(await me.goals.restore({ id: kept.id })).toEqual(kept)
    app.clock.advance(7 * 86_400_000 + 1)
    await expect(me.goals.restore({ id: lost.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await me.goals.listDeleted()).toEqual([])
  })
})

test('the week says what moved, in the calendar of the person', async () => {
  const app = await testApp()
  const me = app.caller(await app.signUp())
  const { id } = await me.goals.create({ title: 'Run' })
  await me.goals.edit({ id, progress: 30 })
  app.clock.set('2026-11-23T08:00:00Z')
  expect(await me.goals.week()).toMatchObject({ today: '2026-11-23', days: [], progressChange: 0 })
  await me.goals.edit({ id, progress: 50 })
  expect(await me.goals.week()).toMatchObject({ days: ['2026-11-23'], progressChange: 20 })
})

describe('refusals', () => {
  const calls = (id: string, milestone: string) =>
    [
      ['detail', { id }],
      ['edit', { id, title: 'Mine now' }],
      ['changeStatus', { id, status: 'archived' }],
      ['delete', { id }],
      ['restore', { id }],
      ['addMilestone', { goalId: id, title: 'x' }],
      ['editMilestone', { goalId: id, id: milestone, done: true }],
      ['deleteMilestone', { goalId: id, id: milestone }],
    ] as const

  test('what is not yours reads as not there and stays as it was', async () => {
    const app = await testApp()
    const owner = app.caller(await app.signUp())
    const { id } = await owner.goals.create({ title: 'Mine' })
    const before = await owner.goals.addMilestone({ goalId: id, title: 'Step' })
    const stranger = app.caller(await app.signUp()).goals as unknown as Record<string, (input: unknown) => Promise<unknown>>
    for (const [name, input] of calls(id, before.milestones[0]?.id as string))
      await expect(stranger[name]?.(input), name).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await owner.goals.detail({ id })).toEqual(before)
  })

  test('signed out, nothing answers', async () => {
    const app = await testApp()
    const visitor = app.caller(null)
    for (const call of [visitor.goals.list(), visitor.goals.create({ title: 'x' }), visitor.goals.week()])
      await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' })
  })
})

test('deleted goals are bounded too: of those made and deleted again and again the latest stay', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const me = app.caller(user)
  for (let n = 0; n < 205; n++) {
    app.clock.advance(200)
    await me.goals.delete({ id: (await me.goals.create({ title: `Goal ${n}` })).id })
  }
  const deleted = await me.goals.listDeleted()
  expect([deleted.length, deleted[0]?.title]).toEqual([200, 'Goal 204'])
  expect(await app.deps.store.db.$count(goals)).toBe(200)
})

test('the same Idempotency-Key creates once; another body under it is refused', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const me = app.caller(user, { idempotencyKey: 'key-1' })
  const first = await me.goals.create({ title: 'Once' })
  expect(await me.goals.create({ title: 'Once' })).toEqual(first)
  await expect(me.goals.create({ title: 'Twice' })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await app.caller(user).goals.list()).toHaveLength(1)
})

test('progress moved to and fro within a quarter of an hour is one line of what it was and became, and the trail has an end', async () => {
  const { caller, signUp, deps, clock } = await testApp()
  const user = await signUp()
  const me = caller(user)
  const { id } = await me.goals.create({ title: 'Walk' })
  for (let progress = 1; progress <= 30; progress++) await me.goals.edit({ id, progress })
  const lines = () => deps.store.db.select({ was: goalProgress.was, progress: goalProgress.progress }).from(goalProgress)
  expect(await lines()).toEqual([{ was: 0, progress: 30 }])
  expect((await me.goals.week()).progressChange).toBe(30)
  clock.advance(15 * 60_000)
  await me.goals.edit({ id, progress: 50 })
  expect(await lines()).toEqual([
    { was: 0, progress: 30 },
    { was: 30, progress: 50 },
  ])
  const old = (n: number) => ({ id: `old-${n}`, goalId: id, userId: user.id, was: 0, progress: 1, at: new Date(n) })
  await deps.store.transaction((tx) => tx.insert(goalProgress).values(Array.from({ length: 1000 }, (_, n) => old(n))))
  clock.advance(3_600_000)
  await me.goals.edit({ id, progress: 60 })
  expect(await deps.store.db.$count(goalProgress)).toBeLessThanOrEqual(1000)
})

test('a milestone added after another went has a place of its own, the last', async () => {
  const { caller, signUp, deps } = await testApp()
  const me = caller(await signUp())
  const { id: goalId } = await me.goals.create({ title: 'Walk' })
  for (const title of ['one', 'two', 'three']) await me.goals.addMilestone({ goalId, title })
  const { milestones } = await me.goals.detail({ id: goalId })
  await me.goals.deleteMilestone({ goalId, id: milestones[0]?.id ?? '' })
  const after = await me.goals.addMilestone({ goalId, title: 'four' })
  expect(after.milestones.map(({ title }) => title)).toEqual(['two', 'three', 'four'])
  const places = (await deps.store.db.select({ position: goalMilestones.position }).from(goalMilestones)).map(
    (row) => row.position,
  )
  expect(new Set(places).size).toBe(3)
})
