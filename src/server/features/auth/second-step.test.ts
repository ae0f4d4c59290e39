import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#server/core/context'
import {
  cookieOf,
  EMAIL,
  givePassword,
  login,
  mails,
  PASSWORD,
  post,
  register,
  whoIs,
  withMailbox,
} from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { recoveryCodes, totp, users } from './tables'

/** A registered person as calls know them. */
async function registered(app: TestApp): Promise<CurrentUser> {
  await register(app)
  const [row] = await app.deps.store.db.select().from(users)
  return { ...row!, emailVerified: false }
}

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Turns codes on; the clock then stands at the next step, so that the first sign-in has a fresh code. */
async function withCodes(app: TestApp) {
  const user = await registered(app)
  const api = app.caller(user)
  const { secret } = await api.auth.totp.start({ password: PASSWORD })
  const { codes } = await api.auth.totp.confirm({ code: codeAt(secret, app.clock.now()) })
  app.clock.advance(30_000)
  return { user, api, secret, codes, now: () => codeAt(secret, app.clock.now()) }
}

const enterCode = (app: TestApp, cookie: string, code: string, more: Record<string, string> = {}) =>
  post(app, '/api/login/code', { code, ...more }, { cookie })

async function refused(answer: Response, status: number, words: string) {
  expect([answer.status, answer.headers.getSetCookie().some((line) => line.startsWith('nolo_session'))]).toEqual([status, false])
  expect(await answer.text()).toContain(words)
}

test('setting up shows the secret, its address and a picture; nothing is asked before a first code is right', async () => {
  const app = await testApp()
  const user = await registered(app)
  const api = app.caller(user)
  await expect(api.auth.totp.start({ password: 'not that one' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const first = await api.auth.totp.start({ password: PASSWORD })
  const { secret, uri, qrSvg } = await api.auth.totp.start({ password: PASSWORD })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Nolo:thandi%40example\.org\?issuer=Nolo&secret=[A-Z2-7]{32}&/)
  expect(uri).toContain(secret)
  expect(qrSvg).toMatch(/^<svg [^>]*viewBox[^>]*><rect [^>]*\/><path d="M[Mhv\d. -]+" stroke="#000"\/><\/svg>$/)
  expect((await login(app)).headers.get('location')).toBe('/')
  await expect(api.auth.totp.confirm({ code: codeAt(first.secret, app.clock.now()) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const { codes } = await api.auth.totp.confirm({ code: codeAt(secret, app.clock.now()) })
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  await expect(api.auth.totp.start({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await api.auth.security()).totp).toEqual({ since: new Date(app.clock.now()).toISOString(), recoveryCodesLeft: 10 })
})

test('neither the secret nor a recovery code lies readable in the database', async () => {
  const app = await testApp()
  const { secret, codes } = await withCodes(app)
  const { sql } = await import('drizzle-orm')
  const [raw] = await app.deps.store.db.select({ secret: sql<string>`${totp.secret}` }).from(totp)
  expect(raw?.secret).not.toContain(secret)
  const rows = JSON.stringify(await app.deps.store.db.select().from(recoveryCodes))
  expect(codes.filter((code) => rows.includes(code) || rows.includes(code.replaceAll('-', '')))).toEqual([])
})

test('the right password leads to the code, and only the code to a login session', async () => {
  const app = await testApp()
  const { now } = await withCodes(app)
  const half = await login(app, { returnTo: '/goals' })
  expect([half.status, half.headers.get('location')]).toEqual([303, '/api/login/code?returnTo=%2Fgoals'])
  const cookie = cookieOf(half)
  expect(half.headers.get('set-cookie')).toMatch(/^nolo_code=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await whoIs(app, cookie)).toBe(401)
  const page = await app.request('/api/login/code?returnTo=/goals', { headers: { cookie } })
  const html = await page.text()
  expect([page.status, html.includes('name="returnTo" value="/goals"'), /<[^>]*\sstyle=/.test(html)]).toEqual([200, true, false])
  const answer = await enterCode(app, cookie, `${now().slice(0, 3)} ${now().slice(3)}`, { returnTo: '/goals' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/goals'])
  expect(await whoIs(app, cookieOf(answer))).toBe(EMAIL)
  await refused(await enterCode(app, cookie, now()), 400, 'sign in again')
})

test('signing up again with the right password takes the second step too', async () => {
  const app = await testApp()
  await withCodes(app)
  expect((await register(app)).headers.get('location')).toBe('/api/login/code')
})

test('a code counts once, early and late by one step at most, and no earlier one after it', async () => {
  const app = await testApp()
  const { secret, now } = await withCodes(app)
  const enter = async (code: string) => enterCode(app, cookieOf(await login(app)), code)
  const at = (steps: number) => codeAt(secret, app.clock.now() + steps * 30_000)
  await refused(await enter(at(-2)), 401, 'does not match')
  await refused(await enter(at(2)), 401, 'does not match')
  await refused(await enter(at(-1)), 401, 'used already')
  const right = now()
  expect((await enter(right)).status).toBe(303)
  await refused(await enter(right), 401, 'used already')
  app.clock.advance(30_000)
  await refused(await enter(right), 401, 'used already')
  expect((await enter(at(1))).status).toBe(303)
})

test('five tries, ten minutes, and this browser only', async () => {
  const app = await testApp()
  const { now } = await withCodes(app)
  const cookie = cookieOf(await login(app))
  for (let tries = 0; tries < 5; tries++) await refused(await enterCode(app, cookie, '000000'), 401, 'does not match')
  await refused(await enterCode(app, cookie, now()), 400, 'too many tries')
  const late = cookieOf(await login(app))
  app.clock.advance(10 * 60_000)
  await refused(await enterCode(app, late, now()), 400, 'sign in again')
  await refused(await enterCode(app, '', now()), 400, 'sign in again')
  expect((await app.request('/api/login/code', { headers: { cookie: late } })).headers.get('location')).toBe('/api/login')
})

test('guesses are bounded over many sign-ins', async () => {
  const app = await testApp()
  await withCodes(app)
  const statuses: number[] = []
  for (let round = 0; round < 5; round++) {
    const cookie = cookieOf(await login(app))
    for (let tries = 0; tries < 5; tries++) statuses.push((await enterCode(app, cookie, '000000')).status)
  }
  expect(statuses.filter((status) => status === 401).length).toBe(20)
  expect(statuses.filter((status) => status === 429).length).toBe(5)
})

test('a recovery code opens once, at the same moment too, however it is typed', async () => {
  const app = await testApp()
  const { api, codes } = await withCodes(app)
  const cookies = [cookieOf(await login(app)), cookieOf(await login(app)), cookieOf(await login(app))]
  const typed = [codes[0]!, codes[0]!.toUpperCase(), ` ${codes[0]!.replaceAll('-', ' ')}`]
  const answers = await Promise.all(cookies.map((cookie, i) => enterCode(app, cookie, typed[i]!)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401, 401])
  expect((await api.auth.security()).totp?.recoveryCodesLeft).toBe(9)
  const renewed = await api.auth.totp.renewCodes({ password: PASSWORD })
  await refused(await enterCode(app, cookieOf(await login(app)), codes[1]!), 401, 'does not match')
  expect((await enterCode(app, cookieOf(await login(app)), renewed.codes[0]!)).status).toBe(303)
})

test('one code at the same moment in two browsers signs one of them in', async () => {
  const app = await testApp()
  const { now } = await withCodes(app)
  const cookies = [cookieOf(await login(app)), cookieOf(await login(app))]
  const answers = await Promise.all(cookies.map((cookie) => enterCode(app, cookie, now())))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 401])
})

test('turned off with the password, the password alone is enough again', async () => {
  const app = await testApp()
  const { api } = await withCodes(app)
  await expect(api.auth.totp.stop({ password: 'not that one' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect((await api.auth.totp.stop({ password: PASSWORD })).totp).toBeNull()
  expect((await login(app)).headers.get('location')).toBe('/')
  expect(await app.deps.store.db.$count(recoveryCodes)).toBe(0)
  await expect(api.auth.totp.stop({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(api.auth.totp.renewCodes({ password: PASSWORD })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('somebody blocked between password and code stays out', async () => {
  const app = await testApp()
  const { now } = await withCodes(app)
  const cookie = cookieOf(await login(app))
  await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt: new Date(app.clock.now()) }))
  await refused(await enterCode(app, cookie, now()), 401, 'blocked')
})

test('the owner hears by mail when the second step is turned on, its recovery codes are made anew, and it is turned off', async () => {
  const app = await withMailbox()
  const user = await app.signUp({ firstName: 'Thandi' })
  await givePassword(app, user)
  const { totp } = app.caller(user).auth
  const { secret } = await totp.start({ password: PASSWORD })
  await totp.confirm({ code: codeAt(secret, app.clock.now()) })
  await totp.renewCodes({ password: PASSWORD })
  await expect(totp.stop({ password: 'not that one' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await totp.stop({ password: PASSWORD })
  const sent = (await mails(app)).filter(({ to }) => to === user.email)
  expect(sent.map(({ subject }) => subject)).toEqual([
    'The second step for Nolo was turned off',
    'You have new recovery codes for Nolo',
    'The second step for Nolo was turned on',
  ])
  expect(sent.map(({ text }) => text.match(/http:\S+/)?.[0].replace(app.config.origin, ''))).toEqual([
    '/api/forgot-password',
    '/api/forgot-password',
    '/contact', // a new password alone would not open the account
  ])
  expect(sent.filter(({ text }) => !text.startsWith('Hello Thandi, ') || text.includes(secret))).toEqual([])
})
