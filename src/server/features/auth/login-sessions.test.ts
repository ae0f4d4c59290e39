import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cookieOf, EMAIL, login, register, whoIs } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { grantRole } from './grant-role'
import { seedUsers } from './seed'
import { DEMO_PASSWORD } from './service'
import { loginSessions, users } from './tables'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const stored = (app: TestApp) => app.deps.store.db.select().from(loginSessions)

/** Lets writes that no answer waits for finish. */
const settled = (app: TestApp) => app.deps.store.transaction(async () => {})

test('malformed and foreign cookies are nobody, not an error', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const token = cookie.split('=')[1] ?? ''
  const [row] = await stored(app)
  const others = [
    'a=%',
    'nolo_session=%',
    'nolo_session=',
    'nolo_session=x',
    ';;=;',
    `nolo_session=${'a'.repeat(43)}`,
    `nolo_session=${row?.id}`,
    `nolo_session=${token}x`,
    `__Host-nolo_session=${token}`,
  ]
  for (const other of others) expect([other, await whoIs(app, other)]).toEqual([other, 401])
  expect((await app.request('/', { headers: { cookie: 'a=%' } })).status).toBe(200)
  expect(await whoIs(app, `a=%; ${cookie}`)).toBe(EMAIL)
})

test('the database never holds what the cookie carries', async () => {
  const app = await testApp()
  const token = cookieOf(await register(app)).split('=')[1] ?? ''
  expect(JSON.stringify(await stored(app))).not.toContain(token)
})

test('seven idle days end it', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  app.clock.advance(7 * DAY - 1)
  expect(await whoIs(app, cookie)).toBe(EMAIL)
  await settled(app)
  app.clock.advance(7 * DAY)
  expect(await whoIs(app, cookie)).toBe(401)
})

test('thirty days end it, however much it is used', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  for (let day = 1; day < 30; day++) {
    app.clock.advance(DAY)
    expect(await whoIs(app, cookie)).toBe(EMAIL)
    await settled(app)
  }
  app.clock.advance(DAY)
  expect(await whoIs(app, cookie)).toBe(401)
})

test('its last use is written at most every five minutes', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const begun = app.clock.now()
  const lastUse = async () => {
    await whoIs(app, cookie)
    await settled(app)
    return (await stored(app))[0]?.lastUsedAt.getTime()
  }
  app.clock.advance(4 * MINUTE)
  expect(await lastUse()).toBe(begun)
  app.clock.advance(2 * MINUTE)
  expect(await lastUse()).toBe(begun + 6 * MINUTE)
})

test('a sign-in is a new login session and ends no other', async () => {
  const app = await testApp()
  const first = cookieOf(await register(app))
  const second = cookieOf(await login(app))
  expect(second).not.toBe(first)
  expect([await whoIs(app, first), await whoIs(app, second)]).toEqual([EMAIL, EMAIL])
})

test('signing out ends this one, its cookie and the open streams', async () => {
  const app = await testApp()
  const here = cookieOf(await register(app))
  const elsewhere = cookieOf(await login(app))
  const [person] = await app.deps.store.db.select({ id: users.id }).from(users)
  const stream = app.deps.streams.open(person?.id ?? '')
  const answer = await app.request('/api/logout', { headers: { cookie: here, 'sec-fetch-site': 'same-origin' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(answer.headers.get('set-cookie')).toBe('nolo_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(stream.signal.aborted).toBe(true)
  expect([await whoIs(app, here), await whoIs(app, elsewhere)]).toEqual([401, EMAIL])
})

test('another site cannot sign a person out', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  for (const site of ['cross-site', 'same-site']) {
    const answer = await app.request('/api/logout', { headers: { cookie, 'sec-fetch-site': site } })
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([403, false])
  }
  expect(await whoIs(app, cookie)).toBe(EMAIL)
})

test('an address typed by hand, or a browser without Sec-Fetch headers, signs out; nobody signed in is fine too', async () => {
  const app = await testApp()
  await register(app)
  for (const headers of [{ 'sec-fetch-site': 'none' }, {}] as Record<string, string>[]) {
    const cookie = cookieOf(await login(app))
    expect((await app.request('/api/logout', { headers: { cookie, ...headers } })).status).toBe(303)
    expect(await whoIs(app, cookie)).toBe(401)
  }
  expect((await app.request('/api/logout')).status).toBe(303)
})

test('who is blocked is signed out and stays out', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  await app.deps.store.transaction((tx) =>
    tx
      .update(users)
      .set({ blockedAt: new Date(app.clock.now()) })
      .where(eq(users.email, EMAIL)),
  )
  expect(await whoIs(app, cookie)).toBe(401)
  const answer = await login(app)
  expect([answer.status, (await answer.text()).includes('This account is blocked.')]).toEqual([401, true])
})

test('signed out, the person is 401 with the word the client looks for', async () => {
  const app = await testApp()
  const answer = await app.request('/api/auth/user')
  expect([answer.status, await answer.text()]).toEqual([401, '{"message":"Unauthorized"}'])
})

test('preferences are kept, what is left out stays, and unknown ones are refused', async () => {
  const app = await testApp()
  const person = await app.signUp()
  const saved = await app.caller(person).auth.savePreferences({ timeZone: 'Europe/Paris', currency: 'EUR' })
  expect(saved).toMatchObject({ timeZone: 'Europe/Paris', currency: 'EUR', locale: 'en-ZA' })
  expect(await app.deps.store.db.select().from(users)).toMatchObject([
    { timeZone: 'Europe/Paris', currency: 'EUR', locale: 'en-ZA' },
  ])
  await expect(app.caller(person).auth.savePreferences({ timeZone: 'Mars/Olympus' })).rejects.toThrow()
  await expect(app.caller(person).auth.savePreferences({ currency: 'eur' })).rejects.toThrow()
})

test('the demo sign-ins work and are shown, outside production only', async () => {
  const app = await testApp()
  const isShown = async () => (await (await app.request('/api/login')).text()).includes(DEMO_PASSWORD)
  expect(await isShown()).toBe(false)
  await seedUsers(app.deps)
  expect(await isShown()).toBe(true)
  for (const email of ['client@nolo.test', 'coach@nolo.test', 'admin@nolo.test'])
    expect(await whoIs(app, cookieOf(await login(app, { email, password: DEMO_PASSWORD })))).toBe(email)
  await expect(seedUsers({ ...app.deps, config: { ...app.config, production: true } })).rejects.toThrow()
})

test('the operator gives a role', async () => {
  const app = await testApp()
  await register(app)
  expect(await grantRole(app.deps, { email: 'Thandi@example.org', role: 'admin' })).toBe(`${EMAIL} is now an admin.`)
  expect(await app.deps.store.db.select().from(users)).toMatchObject([{ role: 'admin' }])
  await expect(grantRole(app.deps, { email: 'nobody@example.org', role: 'coach' })).rejects.toThrow('Nobody has an account')
})
