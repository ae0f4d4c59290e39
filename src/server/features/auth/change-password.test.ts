import { expect, test } from 'vitest'
import {
  callerOf,
  cookieOf,
  EMAIL,
  login,
  mailedLink,
  mails,
  PASSWORD,
  post,
  register,
  whoIs,
  withMailbox,
} from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import { enter } from './entry'
import { signIn } from './sign-in'
import { users } from './tables'

const NEW = 'a small boat at noon'

test('a new password ends the other sign-ins, keeps this one, and tells the owner', async () => {
  const app = await withMailbox()
  const elsewhere = [cookieOf(await register(app)), cookieOf(await login(app))]
  const here = cookieOf(await login(app, {}, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }))
  const [person] = await app.deps.store.db.select().from(users)
  const caller = await callerOf(app, here)
  const [mine, other] = [(await caller.auth.logins()).find((one) => one.current)?.id, 'else']
  const stays = app.deps.streams.open(person?.id ?? '', mine ?? other)
  const ends = app.deps.streams.open(person?.id ?? '', (await caller.auth.logins()).find((one) => !one.current)?.id)
  expect(await caller.auth.changePassword({ current: PASSWORD, next: NEW })).toEqual({ ended: 2 })
  expect([stays.signal.aborted, ends.signal.aborted]).toEqual([false, true])
  expect(await whoIs(app, here)).toBe(EMAIL)
  for (const cookie of elsewhere) expect(await whoIs(app, cookie)).toBe(401)
  expect([(await login(app)).status, (await login(app, { password: NEW })).status]).toEqual([401, 303])
  const [notice] = await mails(app)
  expect(notice).toMatchObject({ to: EMAIL, subject: 'Your password for Nolo was changed' })
  expect(notice?.text).toContain('Firefox on Linux')
})

test('who proved the old password a moment before it was changed does not come in after all', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const browser = { address: '10.0.0.9', userAgent: null }
  const proved = await signIn(app.deps, { email: EMAIL, password: PASSWORD }, browser)
  await (await callerOf(app, cookie)).auth.changePassword({ current: PASSWORD, next: NEW })
  await expect(enter(app.deps, proved, browser)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await (await callerOf(app, cookie)).auth.logins()).toHaveLength(1)
})

test('a wrong current password, or a new one that does not hold, changes nothing', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const { auth } = await callerOf(app, cookie)
  const refused = async (input: { current: string; next: string }) =>
    auth.changePassword(input).catch((error) => [error.code, error.cause?.field ?? error.cause?.issues?.[0]?.path[0]])
  expect(await refused({ current: 'not the one', next: NEW })).toEqual(['BAD_REQUEST', 'current'])
  expect(await refused({ current: PASSWORD, next: 'short' })).toEqual(['BAD_REQUEST', 'next'])
  expect(await refused({ current: PASSWORD, next: 'Password123' })).toEqual(['BAD_REQUEST', 'next'])
  expect(await refused({ current: PASSWORD, next: EMAIL })).toEqual(['BAD_REQUEST', 'next'])
  expect((await login(app)).status).toBe(303)
  expect(await mails(app)).toHaveLength(1)
})

test('the answer over the wire is 400 and names the field', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const answer = await app.request('/trpc/auth.changePassword', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ current: 'not the one', next: NEW }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { data: { field: 'current' }, message: 'That is not your password.' } })
})

test('tries count with those of signing in', async () => {
  const app = await testApp()
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  for (let i = 0; i < 10; i++)
    await expect(auth.changePassword({ current: `wrong ${i}`, next: NEW })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(auth.changePassword({ current: PASSWORD, next: NEW })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('of two changes at once with the same old password, one wins', async () => {
  const app = await testApp()
  const cookies = [cookieOf(await register(app)), cookieOf(await login(app))]
  const passwords = ['the first of them', 'the second of them']
  const callers = await Promise.all(cookies.map((cookie) => callerOf(app, cookie)))
  const done = await Promise.allSettled(
    callers.map((caller, at) => caller.auth.changePassword({ current: PASSWORD, next: passwords[at] as string })),
  )
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const winner = done.findIndex(({ status }) => status === 'fulfilled')
  expect([(await login(app, { password: passwords[winner] as string })).status]).toEqual([303])
  expect([(await login(app, { password: passwords[1 - winner] as string })).status]).toEqual([401])
})

test('a new password kills the mailed link of the old one', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  await post(app, '/api/forgot-password', { email: EMAIL })
  const link = await mailedLink(app, 'reset-password')
  await (await callerOf(app, cookie)).auth.changePassword({ current: PASSWORD, next: NEW })
  expect((await app.request(link)).status).toBe(400)
})

test('somebody without a password is told how to get one; nobody signed in is refused', async () => {
  const app = await testApp()
  const person = await app.signUp()
  const input = { current: PASSWORD, next: NEW }
  await expect(app.caller(person).auth.changePassword(input)).rejects.toThrow('no password yet')
  await expect(app.caller(null).auth.changePassword(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
