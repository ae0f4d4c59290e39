import { expect, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { callerOf, cookieOf, EMAIL, login, register, whoIs } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import { deviceOf } from './device'
import { loginSessions, users } from './tables'

const DAY = 24 * 3_600_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test('a program that signs in again and again does not make the list endless', async () => {
  const app = await testApp()
  const user = await app.signUp()
  const at = new Date(app.clock.now())
  const row = { userId: user.id, createdAt: at, lastUsedAt: at, expiresAt: new Date(at.getTime() + 60_000) }
  const rows = Array.from({ length: 150 }, (_, n) => ({ ...row, id: `login-${n}` }))
  await app.deps.store.transaction((tx) => tx.insert(loginSessions).values(rows))
  expect(await app.caller(user).auth.logins()).toHaveLength(100)
})

test('a person sees their sign-ins in words, the last used first, and only their own', async () => {
  const app = await testApp()
  await register(app, { email: 'else@example.org' })
  await register(app, {}, { 'user-agent': FIREFOX })
  app.clock.advance(1000)
  const cookie = cookieOf(await login(app, {}, { 'user-agent': SAFARI }))
  const list = await (await callerOf(app, cookie)).auth.logins()
  expect(list.map(({ device, current }) => [device, current])).toEqual([
    ['Safari on iPhone', true],
    ['Firefox on Windows', false],
  ])
  app.clock.advance(8 * DAY)
  const again = cookieOf(await login(app))
  expect(await (await callerOf(app, again)).auth.logins()).toHaveLength(1)
})

test.each([
  [FIREFOX, 'Firefox on Windows'],
  [SAFARI, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet for Android on Android',
  ],
  ['curl/8.5.0', 'An unknown browser'],
  ['<script>alert(1)</script>', 'An unknown browser'],
  ['', 'An unknown browser'],
  [null, 'An unknown browser'],
])('%s is %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words)
})

test('ending one sign-in closes that browser alone', async () => {
  const app = await testApp()
  const [here, there] = [cookieOf(await register(app)), cookieOf(await login(app))]
  const { auth } = await callerOf(app, here)
  const [person] = await app.deps.store.db.select().from(users)
  const list = await auth.logins()
  const streams = list.map(({ id }) => app.deps.streams.open(person?.id ?? '', id))
  const other = list.findIndex(({ current }) => !current)
  const id = list[other]?.id ?? ''
  expect(await auth.endLogin({ id })).toEqual({ id })
  expect([await whoIs(app, here), await whoIs(app, there)]).toEqual([EMAIL, 401])
  expect(streams.map(({ signal }) => signal.aborted)).toEqual(list.map((_, at) => at === other))
  await expect(auth.endLogin({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test("another person's sign-in is not found, and stays", async () => {
  const app = await testApp()
  const theirs = cookieOf(await register(app, { email: 'else@example.org' }))
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  const [login] = await (await callerOf(app, theirs)).auth.logins()
  await expect(auth.endLogin({ id: login?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await auth.signOutEverywhere()
  expect(await whoIs(app, theirs)).toBe('else@example.org')
})

test('two devices, signed out everywhere: both are, with their streams', async () => {
  const app = await testApp()
  const cookies = [cookieOf(await register(app)), cookieOf(await login(app))]
  const [person] = await app.deps.store.db.select().from(users)
  const stream = app.deps.streams.open(person?.id ?? '')
  expect(await (await callerOf(app, cookies[0] ?? '')).auth.signOutEverywhere()).toEqual({ ended: 2 })
  expect(stream.signal.aborted).toBe(true)
  for (const cookie of cookies) expect(await whoIs(app, cookie)).toBe(401)
})

test('the streams on other servers end too', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const [person] = await app.deps.store.db.select().from(users)
  const { auth } = await callerOf(app, cookie)
  const [here] = await auth.logins()
  const other = isPostgres ? (await app.secondServer()).deps : app.deps
  const ends = other.streams.open(person?.id ?? '', here?.id)
  const stays = other.streams.open('somebody else', 'other')
  await expect
    .poll(async () => {
      app.deps.streams.closeLogins([here?.id ?? '']) // the other server may not be listening yet
      return ends.signal.aborted
    })
    .toBe(true)
  expect(stays.signal.aborted).toBe(false)
})

test('a name is kept as typed, and one that shows nothing is refused', async () => {
  const app = await testApp()
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  expect(await auth.changeName({ firstName: ' Rudzani ', lastName: 'Ṋemavhola' })).toMatchObject({
    firstName: 'Rudzani',
    lastName: 'Ṋemavhola',
  })
  expect(await app.deps.store.db.select().from(users)).toMatchObject([{ firstName: 'Rudzani', lastName: 'Ṋemavhola' }])
  await expect(auth.changeName({ firstName: '\u200b', lastName: 'X' })).rejects.toThrow('Please enter your first name.')
})

test('nobody signed in sees and ends nothing', async () => {
  const { auth } = (await testApp()).caller(null)
  for (const call of [auth.logins(), auth.security(), auth.signOutEverywhere(), auth.endLogin({ id: 'x' })])
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(auth.changeName({ firstName: 'A', lastName: 'B' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
