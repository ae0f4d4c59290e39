import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sha256hex } from '#server/core/crypto'
import {
  confirmAddress,
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
import type { TestApp } from '#server/testing/test-app'
import { emailLinks, passkeys, passwordLinks, totp, users } from './tables'

const NEW = 'a small boat at noon'
const OVER = 'That link does not work any more'
const MINUTE = 60_000

const forget = (app: TestApp, email = EMAIL) => post(app, '/api/forgot-password', { email })
const linkFor = async (app: TestApp) => {
  await forget(app)
  return mailedLink(app, 'reset-password')
}
const tokenOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? ''
const reset = (app: TestApp, token: string, password = NEW, headers = {}) =>
  post(app, '/api/reset-password', { token, password }, headers)
const said = async (answer: Response) => {
  const text = await answer.text()
  return [answer.status, text.includes(OVER), answer.headers.has('set-cookie')]
}
const hashOf = async (app: TestApp) => (await app.deps.store.db.select().from(users))[0]?.passwordHash

test('a mailed link sets a new password, signs in with it and ends every other sign-in', async () => {
  const app = await withMailbox()
  const before = [cookieOf(await register(app, {}, { 'accept-language': 'en-ZA' })), cookieOf(await login(app))]
  const [person] = await app.deps.store.db.select().from(users)
  const stream = app.deps.streams.open(person?.id ?? '')
  const answer = await forget(app)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/forgot-password?sent'])
  const link = await mailedLink(app, 'reset-password')
  const page = await app.request(link)
  expect([page.status, (await page.text()).includes('Choose a new password'), page.headers.get('cache-control')]).toEqual([
    200,
    true,
    'no-store',
  ])
  const done = await reset(app, tokenOf(link), NEW, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/'])
  expect(await whoIs(app, cookieOf(done))).toBe(EMAIL)
  for (const cookie of before) expect(await whoIs(app, cookie)).toBe(401)
  expect(stream.signal.aborted).toBe(true)
  expect([(await login(app)).status, (await login(app, { password: NEW })).status]).toEqual([401, 303])
  const [notice] = await mails(app)
  expect(notice).toMatchObject({ to: EMAIL, subject: 'Your password for Nolo was changed' })
  expect(notice?.text).toContain('Wednesday 18 November, 08:00\nUTC\nFirefox on Linux')
})

test('the database never holds what the link carries', async () => {
  const app = await withMailbox()
  await register(app)
  const token = tokenOf(await linkFor(app))
  expect(await app.deps.store.db.select({ id: passwordLinks.id }).from(passwordLinks)).toEqual([{ id: sha256hex(token) }])
})

test('a name that a stranger chose for an address goes into no mail until the address is verified', async () => {
  const app = await withMailbox({ RATE_LIMITS: 'off' })
  await register(app, { firstName: 'Buy now at evil.example' })
  await register(app, { firstName: 'X', password: 'another one entirely' })
  await linkFor(app)
  expect((await mails(app)).map((mail) => mail.text + mail.html).join()).not.toContain('evil.example')
  await confirmAddress(app, await mailedLink(app, 'verify-email'))
  await linkFor(app)
  expect((await mails(app))[0]?.text).toContain('Hello Buy now at evil.example, here is the way back in')
})

test('nobody learns from the answer whether an address has an account', async () => {
  const app = await withMailbox()
  await register(app)
  const answers = [await forget(app), await forget(app, 'nobody@example.org')]
  const [known, unknown] = await Promise.all(
    answers.map(async (answer) => [answer.status, answer.headers.get('location'), await answer.text()]),
  )
  expect(unknown).toEqual(known)
  expect((await mails(app)).filter((mail) => mail.to === 'nobody@example.org')).toEqual([])
})

test('used, older, late, foreign and empty links are refused, and nothing changes', async () => {
  const app = await withMailbox({ RATE_LIMITS: 'off' })
  await register(app)
  const older = await linkFor(app)
  const newest = await linkFor(app)
  expect(newest).not.toBe(older)
  const hash = await hashOf(app)
  for (const token of [tokenOf(older), 'x', '', 'a'.repeat(43), sha256hex(tokenOf(newest)), `${tokenOf(newest)}x`]) {
    expect([token, ...(await said(await reset(app, token)))]).toEqual([token, 400, true, false])
    expect([token, ...(await said(await app.request(`/api/reset-password?token=${token}`)))]).toEqual([token, 400, true, false])
  }
  app.clock.advance(60 * MINUTE)
  expect(await said(await app.request(newest))).toEqual([400, true, false])
  expect(await said(await reset(app, tokenOf(newest)))).toEqual([400, true, false])
  expect(await hashOf(app)).toBe(hash)
  app.clock.advance(60 * MINUTE)
  const good = tokenOf(await linkFor(app))
  expect((await reset(app, good)).status).toBe(303)
  expect(await said(await reset(app, good, 'and once more then'))).toEqual([400, true, false])
  expect((await login(app, { password: NEW })).status).toBe(303)
})

test('of one link used many times at once, one wins', async () => {
  const app = await withMailbox()
  await register(app)
  const token = tokenOf(await linkFor(app))
  const tries = Array.from({ length: 6 }, (_, at) => `the password of try ${at}`)
  const answers = await Promise.all(tries.map((password) => reset(app, token, password)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 400, 400, 400, 400, 400])
  const works = []
  for (const password of tries) if ((await login(app, { password })).status === 303) works.push(password)
  expect(works).toEqual([tries[answers.findIndex((answer) => answer.status === 303)]])
})

test('a password that does not hold leaves the link as it is', async () => {
  const app = await withMailbox()
  await register(app)
  const token = tokenOf(await linkFor(app))
  for (const [password, sentence] of [
    ['short', 'Please use at least 8 characters'],
    ['x'.repeat(129), 'Please use at most 128 characters'],
    ['Password123', 'Many people use that password'],
    [EMAIL, 'Many people use that password'],
  ] as const) {
    const answer = await reset(app, token, password)
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([400, false])
    const text = await answer.text()
    expect([sentence, text.includes(sentence), text.includes(`value="${token}"`)]).toEqual([sentence, true, true])
  }
  expect((await reset(app, token)).status).toBe(303)
})

test('a blocked account gets no link, and an earlier one does not open it', async () => {
  const app = await withMailbox()
  await register(app)
  const token = tokenOf(await linkFor(app))
  const hash = await hashOf(app)
  const blockedAt = new Date(app.clock.now())
  await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt }).where(eq(users.email, EMAIL)))
  const answer = await reset(app, token)
  expect([answer.status, (await answer.text()).includes('This account is blocked.'), answer.headers.has('set-cookie')]).toEqual([
    401,
    true,
    false,
  ])
  expect(await hashOf(app)).toBe(hash)
  const sent = (await mails(app)).length
  await forget(app)
  expect(await mails(app)).toHaveLength(sent)
})

test('an address gets three mails an hour, and a network twenty tries a minute', async () => {
  const app = await withMailbox()
  await register(app) // its welcome mail is the first
  for (let i = 0; i < 5; i++) expect((await forget(app)).status).toBe(303)
  expect((await mails(app)).filter((mail) => mail.subject === 'Choose a new password for Nolo')).toHaveLength(2)
  for (let i = 0; i < 15; i++) await forget(app, `p${i}@example.org`)
  const answer = await forget(app, 'one-more@example.org')
  expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
})

test('what is no address is refused with its sentence', async () => {
  const app = await withMailbox()
  const answer = await forget(app, 'thandi@')
  expect([answer.status, (await answer.text()).includes('Please enter a valid email address.')]).toEqual([400, true])
  const json = await app.request('/api/forgot-password', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(json.status).toBe(415)
})

test('somebody without a password sets their first one', async () => {
  const app = await withMailbox()
  const person = await app.signUp({ email: EMAIL })
  expect(await app.caller(person).auth.security()).toMatchObject({ hasPassword: false })
  expect((await login(app)).status).toBe(401)
  expect((await reset(app, tokenOf(await linkFor(app)))).status).toBe(303)
  expect(await app.caller(person).auth.security()).toMatchObject({ hasPassword: true })
  expect((await login(app, { password: NEW })).status).toBe(303)
})

test('who took the address before its owner came keeps no way in', async () => {
  const app = await withMailbox()
  const thief = cookieOf(await register(app))
  const [person] = await app.deps.store.db.select().from(users)
  const userId = person?.id ?? ''
  const now = new Date(app.clock.now())
  await app.deps.store.transaction(async (tx) => {
    const key = { credentialId: 'c', publicKey: 'k', counter: 0, transports: [], name: 'Theirs', addedAt: now }
    await tx.insert(passkeys).values({ id: 'p', userId, ...key })
    await tx.insert(totp).values({ userId, secret: 'S', confirmedAt: now })
    await tx
      .insert(emailLinks)
      .values({ id: 'l', userId, email: 'thief@example.org', purpose: 'change', expiresAt: new Date(4e12) })
  })
  const done = await reset(app, tokenOf(await linkFor(app)))
  expect([done.headers.get('location'), await whoIs(app, cookieOf(done))]).toEqual(['/', EMAIL])
  expect(await whoIs(app, thief)).toBe(401)
  const { db } = app.deps.store
  expect([await db.select().from(passkeys), await db.select().from(totp)]).toEqual([[], []])
  expect(await db.select().from(emailLinks).where(eq(emailLinks.purpose, 'change'))).toEqual([])
  expect(await db.select().from(users)).toMatchObject([{ emailVerifiedAt: now }])
})

test('with a code app the new password still asks for the code', async () => {
  const app = await withMailbox()
  await register(app)
  const [person] = await app.deps.store.db.select().from(users)
  const now = new Date(app.clock.now())
  await app.deps.store.transaction(async (tx) => {
    await tx.update(users).set({ emailVerifiedAt: now })
    await tx.insert(totp).values({ userId: person?.id ?? '', secret: 'JBSWY3DPEHPK3PXP', confirmedAt: now })
  })
  const done = await reset(app, tokenOf(await linkFor(app)))
  expect([done.status, done.headers.get('location')]).toEqual([303, '/api/login/code'])
  expect(await whoIs(app, cookieOf(done))).toBe(401)
})

test('the sign-in page leads there, and another site cannot ask', async () => {
  const app = await withMailbox()
  expect(await (await app.request('/api/login')).text()).toContain('href="/api/forgot-password"')
  for (const path of ['/api/forgot-password', '/api/reset-password']) {
    const answer = await post(app, path, { email: EMAIL, token: 'x', password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(403)
  }
})
