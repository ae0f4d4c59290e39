import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { jobs } from '#server/core/job-table'
import { users } from '#server/features/auth/tables'
import { makeCoach } from '#server/features/coaches/service'
import { coaches } from '#server/features/coaches/tables'
import { appRouter } from '#server/router'
import { goodApplication } from '#server/testing/application'
import { mails, withMailbox } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { END_SESSIONS } from './block-user'

async function opened(open: () => Promise<TestApp> = testApp) {
  const app = await open()
  const admin = await app.signUp({ role: 'admin', firstName: 'Refilwe', lastName: 'Moeng', email: 'refilwe@nolo.test' })
  return { app, admin, boss: app.caller(admin) }
}

const INPUTS: Record<string, unknown> = {
  'admin.users': {},
  'admin.changeRole': { userId: 'x', role: 'admin' },
  'admin.block': { userId: 'x', reason: 'x' },
  'admin.blockConsequence': { userId: 'x' },
  'admin.unblock': { userId: 'x' },
  'admin.applications': {},
  'admin.readApplication': { id: 'x' },
  'admin.decide': { id: 'x', decision: 'under_review' },
}

test('every procedure of admin refuses clients and coaches, and whoever is signed out', async () => {
  const app = await testApp()
  const names = Object.keys(appRouter._def.procedures).filter((name) => name.startsWith('admin.'))
  expect(names.length).toBeGreaterThan(8)
  const people = [await app.signUp(), await app.signUp({ role: 'coach' }), null]
  for (const person of people)
    for (const name of names) {
      const call = (app.caller(person).admin as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name.slice(6)]
      const refused = person
        ? { code: 'FORBIDDEN', message: "You don't have permission to access this page." }
        : { code: 'UNAUTHORIZED' }
      await expect(call?.(INPUTS[name]), name).rejects.toMatchObject(refused)
    }
})

describe('people', () => {
  test('are found by the beginning of a name or address, in any letters, a page at a time', async () => {
    const { app, boss } = await opened()
    const make = (firstName: string, lastName: string, email: string) => {
      app.clock.advance(1000)
      return app.signUp({ firstName, lastName, email })
    }
    await make('Rudzani', 'Ṋemavhola', 'rudzani@nolo.test')
    await make('Élodie', "M'Bala", 'elodie@nolo.test')
    await make('Thandi', 'van der Merwe', 'thandi_m@nolo.test')
    const found = async (q: string) => (await boss.admin.users({ q })).items.map(({ firstName }) => firstName)
    expect(await found('thandi')).toEqual(['Thandi'])
    expect(await found('MERWE')).toEqual(['Thandi'])
    expect(await found('van der')).toEqual(['Thandi'])
    expect(await found('ṋema')).toEqual(['Rudzani'])
    expect(await found('élo')).toEqual(['Élodie'])
    expect(await found('ÉLODIE')).toEqual(['Élodie'])
    expect(await found("m'b")).toEqual(['Élodie'])
    expect(await found('rudzani ṋem')).toEqual(['Rudzani'])
    expect(await found('"*')).toEqual([])
    expect(await found("thandi' or name")).toEqual([])
    expect(await found('Elodie@')).toEqual(['Élodie'])
    expect(await found('thandi_')).toEqual(['Thandi'])
    expect(await found('%')).toEqual([])
    expect(await found('erwe')).toEqual([])
    const renamed = (await boss.admin.users({ q: 'rudzani' })).items[0]
    const rename = { firstName: 'Tshilidzi' }
    await app.deps.store.transaction((tx) =>
      tx
        .update(users)
        .set(rename)
        .where(eq(users.id, renamed?.id ?? '')),
    )
    expect(await found('tshil')).toEqual(['Tshilidzi'])
    await app.deps.store.transaction((tx) => tx.delete(users).where(eq(users.id, renamed?.id ?? '')))
    expect(await found('tshil')).toEqual([])
    await make('Rudzani', 'Ṋemavhola', 'rudzani@nolo.test')
    for (let n = 0; n < 20; n++) await make('Many', `Number${n}`, `many${n}@nolo.test`)
    const first = await boss.admin.users({ q: 'many' })
    expect(first).toMatchObject({ total: 20, nextBefore: expect.any(String) })
    const all = await boss.admin.users({})
    expect(all).toMatchObject({ total: 24, items: { length: 10 } })
    expect((await boss.admin.users({ before: all.nextBefore ?? '' })).items).toHaveLength(10)
    expect((await boss.admin.users({ role: 'admin' })).items.map(({ email }) => email)).toEqual(['refilwe@nolo.test'])
  })

  test('can be blocked with a reason they read, and let in again; nobody blocks themselves', async () => {
    const { app, admin, boss } = await opened(withMailbox)
    const person = await app.signUp({ firstName: 'Dex', lastName: 'Offers' })
    await expect(boss.admin.block({ userId: admin.id, reason: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(boss.admin.block({ userId: person.id, reason: ' ' })).rejects.toThrow('Please say why')
    await expect(boss.admin.block({ userId: 'nobody', reason: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await boss.admin.block({ userId: person.id, reason: 'Sent adverts to four coaches.' })
    const [row] = (await boss.admin.users({ blocked: true })).items
    expect(row).toMatchObject({
      id: person.id,
      blocked: true,
      block: { reason: 'Sent adverts to four coaches', by: 'Refilwe Moeng' },
    })
    expect((await mails(app)).some(({ text }) => text.includes('Sent adverts to four coaches.'))).toBe(true)
    await boss.admin.unblock({ userId: person.id })
    expect((await boss.admin.users({ blocked: true })).items).toEqual([])
    const log = (await app.caller(person).profile.audit()).map(({ what }) => what)
    expect(log).toEqual(['Opened your account again.', 'Blocked your account: Sent adverts to four coaches.'])
  })

  test('a blocked coach leaves the directory, and their sessions are ended by a job', async () => {
    const { app, boss } = await opened()
    const { user, coachId } = await coach(app)
    await boss.admin.block({ userId: user.id, reason: 'x' })
    const [row] = await app.deps.store.db.select().from(coaches).where(eq(coaches.id, coachId))
    expect(row?.isActive).toBe(false)
    const [job] = await app.deps.store.db.select().from(jobs).where(eq(jobs.kind, END_SESSIONS))
    expect(JSON.parse(job?.payload ?? '{}')).toEqual({ userId: user.id })
    expect(await boss.admin.blockConsequence({ userId: user.id })).toEqual({ asClient: 0, asCoach: 0 })
  })

  test('get another role, but not their own, and coach only with a profile', async () => {
    const { app, admin, boss } = await opened()
    const person = await app.signUp()
    const roleOf = async (id: string) => (await boss.admin.users({})).items.find((row) => row.id === id)?.role
    await expect(boss.admin.changeRole({ userId: admin.id, role: 'client' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(boss.admin.changeRole({ userId: person.id, role: 'coach' })).rejects.toThrow('application that is approved')
    await boss.admin.changeRole({ userId: person.id, role: 'admin' })
    expect(await roleOf(person.id)).toBe('admin')
    expect((await app.caller(person).profile.audit())[0]).toMatchObject({ who: 'Refilwe', what: 'Changed your role: admin.' })
    const { user, coachId } = await coach(app)
    await boss.admin.changeRole({ userId: user.id, role: 'client' })
    const [row] = await app.deps.store.db.select().from(coaches).where(eq(coaches.id, coachId))
    expect(row?.isActive).toBe(false)
    await boss.admin.changeRole({ userId: user.id, role: 'coach' })
    expect(await roleOf(user.id)).toBe('coach')
  })
})

async function coach(app: TestApp) {
  const user = await app.signUp({ role: 'coach' })
  const createdAt = new Date(app.clock.now())
  const texts = { headline: 'Sleep', bio: 'b', story: 's', hourlyRate: null, timeZone: 'Africa/Johannesburg' }
  const { id: userId, firstName, lastName } = user
  const words = { specialties: [], languages: [], verified: null }
  const coachId = await app.deps.store.transaction((tx) =>
    makeCoach(tx, { userId, firstName, lastName, ...texts, ...words, createdAt }),
  )
  return { user, coachId }
}

test('the cards count what is there', async () => {
  const { app, boss } = await opened()
  await coach(app)
  app.clock.advance(8 * 86_400_000)
  await app.caller(await app.signUp()).coaches.submitApplication(goodApplication())
  expect(await boss.admin.stats()).toEqual({
    users: 3,
    newUsers: 1,
    coaches: 1,
    verifiedCoaches: 0,
    waitingApplications: 1,
    oldestWaitingAt: new Date(app.clock.now()).toISOString(),
    sessionsThisMonth: 0,
    sessionsToCome: 0,
    revenue: [],
  })
})

test('the status is measured: each service says how it is, and a job left lying is late', async () => {
  const { app, boss } = await opened()
  const first = await boss.admin.status()
  expect(Object.fromEntries(first.services.map(({ name, state }) => [name, state]))).toEqual({
    database: 'ok',
    ai: 'built-in',
    payments: 'built-in',
    mail: 'built-in',
    jobs: 'ok',
  })
  for (const { tookMs } of first.services) expect(tookMs).toBeGreaterThanOrEqual(0)
  await app.caller(await app.signUp()).coaches.submitApplication(goodApplication())
  app.clock.advance(6 * 60_000)
  const { services } = await boss.admin.status()
  expect(services.find(({ name }) => name === 'jobs')).toMatchObject({ state: 'slow', says: 'Due 6 min ago' })
  expect(services.find(({ name }) => name === 'mail')?.says).toContain('1 mail waiting')
})

test('payments are told by who takes the money', async () => {
  const { app, admin } = await opened()
  const stateWith = async (payments: TestApp['deps']['payments']) => {
    const { services } = await app.caller(admin, { deps: { ...app.deps, payments } }).admin.status()
    return services.find(({ name }) => name === 'payments')?.state
  }
  expect(await stateWith(app.deps.payments)).toBe('built-in')
  expect(await stateWith(null)).toBe('off')
})

test('a model that does not answer is down, and says that the guided coach stands in', async () => {
  const { boss } = await opened(() => testApp({ env: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:9' } }))
  const { services } = await boss.admin.status()
  expect(services.find(({ name }) => name === 'ai')).toMatchObject({
    state: 'down',
    says: 'http://127.0.0.1:9 does not answer. The guided coach stands in.',
  })
})
