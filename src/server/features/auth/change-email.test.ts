import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  callerOf,
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
import { type TestApp, testApp } from '#server/testing/test-app'
import { users } from './tables'

const NEXT = 'thandi.new@example.org'
const DAY = 24 * 3_600_000
const change = { email: NEXT, password: PASSWORD }
/** The link mailed to the new address. */
const linkTo = async (app: TestApp, to = NEXT) => {
  const mail = (await mails(app)).find((one) => one.to === to && one.text.includes('verify-email'))
  const { pathname, search } = new URL(mail?.text.match(/http:\S+/)?.[0] ?? 'http://none/none')
  return pathname + search
}

test('a new address counts once its own link was opened, signed out too, and both addresses hear of it', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const { auth } = await callerOf(app, cookie)
  expect(await auth.changeEmail({ ...change, email: ' Thandi.New@Example.org ' })).toEqual({ sentTo: NEXT })
  expect(await auth.security()).toMatchObject({ pendingEmail: NEXT })
  expect(await whoIs(app, cookie)).toBe(EMAIL)
  const sent = await mails(app)
  expect(sent.filter((mail) => mail.to === EMAIL).map((mail) => mail.subject)).toContain(
    'Your address for Nolo is about to change',
  )
  const answer = await confirmAddress(app, await linkTo(app))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/verify-email?came=changed'])
  expect(await (await app.request('/api/verify-email?came=changed')).text()).toContain('Your new address counts from now on')
  expect(await app.deps.store.db.select().from(users)).toMatchObject([
    { email: NEXT, emailVerifiedAt: new Date(app.clock.now()) },
  ])
  expect(await whoIs(app, cookie)).toBe(NEXT)
  expect([(await login(app)).status, (await login(app, { email: NEXT })).status]).toEqual([401, 303])
  const [last] = await mails(app)
  expect(last).toMatchObject({ to: EMAIL, subject: 'Your address for Nolo has changed' })
  expect(await (await callerOf(app, cookie)).auth.security()).toMatchObject({ pendingEmail: null })
})

test('used, late, replaced and foreign links move nothing', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const welcome = await linkTo(app, EMAIL)
  const { auth } = await callerOf(app, cookie)
  await auth.changeEmail(change)
  const replaced = await linkTo(app)
  await auth.changeEmail({ ...change, email: 'third@example.org' })
  const late = await linkTo(app, 'third@example.org')
  app.clock.advance(DAY)
  for (const link of [replaced, late, '/api/verify-email?token=x', '/api/verify-email']) {
    for (const answer of [await app.request(link, { headers: { cookie } }), await confirmAddress(app, link, { cookie })])
      expect([link, answer.status, (await answer.text()).includes('That link does not work any more')]).toEqual([link, 400, true])
  }
  expect(await whoIs(app, cookie)).toBe(EMAIL)
  expect(await auth.security()).toMatchObject({ pendingEmail: null })
  await auth.changeEmail({ ...change, email: 'fourth@example.org' })
  const good = await linkTo(app, 'fourth@example.org')
  expect([(await confirmAddress(app, good)).status, (await confirmAddress(app, good)).status]).toEqual([303, 400])
  expect((await confirmAddress(app, welcome)).status).toBe(400)
  expect(await whoIs(app, cookie)).toBe('fourth@example.org')
})

test('of one link opened twice at once, one moves the account', async () => {
  const app = await withMailbox()
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  await auth.changeEmail(change)
  const link = await linkTo(app)
  const answers = await Promise.all([1, 2, 3].map(() => confirmAddress(app, link)))
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400])
  expect((await mails(app)).filter((mail) => mail.subject === 'Your address for Nolo has changed')).toHaveLength(1)
})

test('the address of another account gets the same answer, its owner a mail, and nobody a link', async () => {
  const app = await withMailbox()
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  await register(app, { email: NEXT, firstName: 'Sipho' })
  expect(await auth.changeEmail(change)).toEqual({ sentTo: NEXT })
  expect(await auth.security()).toMatchObject({ pendingEmail: NEXT })
  const [mail] = (await mails(app)).filter((one) => one.to === NEXT)
  expect(mail?.subject).toBe('Somebody tried to use your address')
  expect(mail?.text).not.toContain('verify-email')
})

test('an address taken between asking and opening stays with whoever took it', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  await (await callerOf(app, cookie)).auth.changeEmail(change)
  const link = await linkTo(app)
  const other = cookieOf(await register(app, { email: NEXT }))
  expect([(await app.request(link)).status, (await confirmAddress(app, link)).status]).toEqual([400, 400])
  expect([await whoIs(app, cookie), await whoIs(app, other)]).toEqual([EMAIL, NEXT])
})

test('a move takes the password, another address, and no stranger', async () => {
  const app = await withMailbox()
  const { auth } = await callerOf(app, cookieOf(await register(app)))
  const refused = (input: typeof change) => auth.changeEmail(input).catch((error) => [error.code, error.cause?.field])
  expect(await refused({ ...change, password: 'not the one' })).toEqual(['BAD_REQUEST', 'password'])
  expect(await refused({ ...change, email: EMAIL })).toEqual(['BAD_REQUEST', 'email'])
  await expect(auth.changeEmail({ ...change, email: 'no address' })).rejects.toThrow('valid email address')
  await expect(app.caller(null).auth.changeEmail(change)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(app.caller(await app.signUp()).auth.changeEmail(change)).rejects.toThrow('no password yet')
  expect(await mails(app)).toHaveLength(1)
})

test('a new password stops a move that was asked for, and a move stops a password link', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const { auth } = await callerOf(app, cookie)
  await auth.changeEmail(change)
  const stopped = await linkTo(app)
  await auth.changePassword({ current: PASSWORD, next: 'a small boat at noon' })
  expect((await confirmAddress(app, stopped)).status).toBe(400)
  app.clock.advance(2 * DAY)
  await post(app, '/api/forgot-password', { email: EMAIL })
  const link = await mailedLink(app, 'reset-password')
  await auth.changeEmail({ email: NEXT, password: 'a small boat at noon' })
  expect((await confirmAddress(app, await linkTo(app))).status).toBe(303)
  expect((await app.request(link)).status).toBe(400)
})

test('a blocked account does not move', async () => {
  const app = await withMailbox()
  await (await callerOf(app, cookieOf(await register(app)))).auth.changeEmail(change)
  const link = await linkTo(app)
  await app.deps.store.transaction((tx) =>
    tx
      .update(users)
      .set({ blockedAt: new Date(0) })
      .where(eq(users.email, EMAIL)),
  )
  expect([(await app.request(link)).status, (await confirmAddress(app, link)).status]).toEqual([400, 400])
  expect(await app.deps.store.db.select({ email: users.email }).from(users)).toEqual([{ email: EMAIL }])
})

test('the verification is mailed again, three times an hour, until the address is verified', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  const { auth } = await callerOf(app, cookie)
  expect(await auth.resendVerification()).toEqual({ sentTo: EMAIL })
  const link = await linkTo(app, EMAIL)
  await auth.resendVerification()
  await expect(auth.resendVerification()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  const answer = await confirmAddress(app, link)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/verify-email?came=verified'])
  expect(await (await app.request('/api/verify-email?came=verified')).text()).toContain('Thank you, this is your address')
  await expect((await callerOf(app, cookie)).auth.resendVerification()).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect((await testApp()).caller(null).auth.resendVerification()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('looking at a mailed link changes nothing, as mail programs do it by themselves: the page asks, and its button says yes', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app))
  await (await callerOf(app, cookie)).auth.changeEmail(change)
  const before = await app.deps.store.db.select().from(users)
  for (const [link, words] of [
    [await linkTo(app, EMAIL), 'This is my address'],
    [await linkTo(app), 'Use this address'],
  ] as const) {
    for (const method of ['HEAD', 'GET', 'GET']) {
      const answer = await app.request(link, { method, headers: { cookie } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      if (method === 'HEAD') continue
      const page = await answer.text()
      const token = new URL(link, 'http://here').searchParams.get('token')
      expect(page).toContain(
        `<form action="/api/verify-email" method="post"><input type="hidden" name="token" value="${token}"/>`,
      )
      expect(page).toContain(words)
    }
    const foreign = await confirmAddress(app, link, { cookie, 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
  }
  expect(await app.deps.store.db.select().from(users)).toEqual(before)
  expect((await confirmAddress(app, await linkTo(app))).status).toBe(303)
  expect(await whoIs(app, cookie)).toBe(NEXT)
})
