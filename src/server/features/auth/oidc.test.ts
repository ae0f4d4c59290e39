import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cookieOf,
  freshCaller,
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
import { startIssuer, type TestIssuer } from '#server/testing/test-issuer'
import { userByIdentity } from './identities'

const ORIGIN = 'http://127.0.0.1:3000'
let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer([ORIGIN])
})
afterAll(() => issuer.close())

const EMAIL = 'lerato@example.org'
const lerato = { sub: 'lerato-1', email: EMAIL, email_verified: true, given_name: 'Lerato', family_name: 'Dlamini' }
beforeEach(() => issuer.as(lerato))

/** Sets off; the cookie ties what follows to this browser. */
async function setOff(app: TestApp, query = '') {
  const answer = await app.request(`/api/login/oidc${query}`)
  expect(answer.status).toBe(303)
  return { location: answer.headers.get('location') as string, cookie: cookieOf(answer) }
}

const comeBack = (app: TestApp, back: URL, cookie: string) => app.request(back.pathname + back.search, { headers: { cookie } })

async function signIn(app: TestApp, query = '') {
  const { location, cookie } = await setOff(app, query)
  return comeBack(app, await issuer.visit(location), cookie)
}

const sessionOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('nolo_session='))
    ?.split(';')[0] ?? ''

const withIssuer = () => testApp({ env: issuer.env })

test('without an issuer there is no such way, and no button', async () => {
  const app = await testApp()
  expect((await app.request('/api/login/oidc')).status).toBe(404)
  expect((await app.request('/api/login/oidc/return?code=x&state=y')).status).toBe(404)
  expect(await (await app.request('/api/login')).text()).not.toContain('Continue with')
})

test('the button names the issuer; the way out carries state, nonce and PKCE, and ties them to the browser', async () => {
  const app = await withIssuer()
  expect(await (await app.request('/api/login?returnTo=/goals')).text()).toContain('Continue with Ubuntu Works')
  const answer = await app.request('/api/login/oidc')
  expect(answer.headers.get('set-cookie')).toMatch(/^nolo_oidc=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const { searchParams } = new URL(answer.headers.get('location') as string)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect([searchParams.get('state')?.length, searchParams.get('nonce')?.length]).toEqual([43, 43])
})

test('an address the issuer confirmed and nobody has here makes an account, once', async () => {
  const app = await withIssuer()
  const first = await signIn(app, '?returnTo=/goals')
  expect([first.status, first.headers.get('location')]).toEqual([303, '/goals'])
  const user = await (await app.request('/api/auth/user', { headers: { cookie: sessionOf(first) } })).json()
  expect(user).toMatchObject({ email: EMAIL, emailVerified: true, firstName: 'Lerato', lastName: 'Dlamini' })
  issuer.as({ ...lerato, email: 'moved@example.org' })
  expect(await whoIs(app, sessionOf(await signIn(app)))).toBe(EMAIL)
  const { identities, hasPassword, issuerName } = await app.caller(await app.signUp()).auth.security()
  expect([identities, hasPassword, issuerName]).toEqual([[], false, 'Ubuntu Works'])
})

test('it links only where both sides know the address to be theirs', async () => {
  const app = await withIssuer()
  const user = await app.signUp({ email: EMAIL })
  expect(await whoIs(app, sessionOf(await signIn(app)))).toBe(EMAIL)
  const { identities } = await app.caller(user).auth.security()
  expect(identities).toMatchObject([{ issuer: issuer.url, email: EMAIL }])
})

describe('refused, with nothing changed:', () => {
  async function isRefused(app: TestApp, answer: Response, status: number, words: string) {
    expect([answer.status, sessionOf(answer)]).toEqual([status, ''])
    expect(answer.headers.get('content-type')).toMatch('text/html')
    expect(await answer.text()).toContain(words)
    const { users, identities } = await import('./tables')
    return { users: await app.deps.store.db.$count(users), identities: await app.deps.store.db.$count(identities) }
  }

  test("an address that equals someone's, not confirmed by the issuer", async () => {
    const app = await withIssuer()
    await app.signUp({ email: EMAIL })
    issuer.as({ ...lerato, email_verified: false })
    expect(await isRefused(app, await signIn(app), 403, 'has not confirmed')).toEqual({ users: 1, identities: 0 })
  })

  test('an address nobody confirmed here, which somebody else may have typed', async () => {
    const app = await withIssuer()
    await register(app, { email: EMAIL })
    expect(await isRefused(app, await signIn(app), 403, 'was never confirmed')).toEqual({ users: 1, identities: 0 })
  })

  test('no address, or one not confirmed that nobody has', async () => {
    const app = await withIssuer()
    issuer.as({ sub: 'no-address' })
    expect(await isRefused(app, await signIn(app), 403, 'did not tell us')).toEqual({ users: 0, identities: 0 })
    issuer.as({ ...lerato, email_verified: false })
    expect(await isRefused(app, await signIn(app), 403, 'confirm it there first')).toEqual({ users: 0, identities: 0 })
  })

  test('every parameter of the return that was changed, left out or used before', async () => {
    const app = await withIssuer()
    const changes: [string, (back: URL) => void][] = [
      ['state', ({ searchParams }) => searchParams.set('state', 'x'.repeat(43))],
      ['no state', ({ searchParams }) => searchParams.delete('state')],
      ['code', ({ searchParams }) => searchParams.set('code', 'x'.repeat(43))],
      ['no code', ({ searchParams }) => searchParams.delete('code')],
      ['two codes', ({ searchParams }) => searchParams.append('code', 'x')],
      ['iss', ({ searchParams }) => searchParams.set('iss', 'https://evil.example')],
      ['no iss', ({ searchParams }) => searchParams.delete('iss')],
      ['an error', ({ searchParams }) => searchParams.set('error', 'access_denied')],
    ]
    for (const [name, change] of changes) {
      const { location, cookie } = await setOff(app)
      const back = await issuer.visit(location)
      change(back)
      const counts = await isRefused(app, await comeBack(app, back, cookie), 400, 'did not work')
      expect(counts, name).toEqual({ users: 0, identities: 0 })
    }
    for (const name of ['nonce', 'code_challenge', 'state']) {
      const { location, cookie } = await setOff(app)
      const there = new URL(location)
      there.searchParams.set(name, 'x'.repeat(43))
      const back = await issuer.visit(there.href)
      expect(await isRefused(app, await comeBack(app, back, cookie), 400, 'did not work'), name).toEqual({
        users: 0,
        identities: 0,
      })
    }
  })

  test("no cookie, another browser's, a late one, and the same return twice", async () => {
    const app = await withIssuer()
    const [mine, other] = [await setOff(app), await setOff(app)]
    const back = await issuer.visit(mine.location)
    await isRefused(app, await comeBack(app, back, ''), 400, 'start again')
    await isRefused(app, await comeBack(app, back, 'nolo_oidc=%'), 400, 'start again')
    await isRefused(app, await comeBack(app, back, other.cookie), 400, 'did not work')
    const late = await setOff(app)
    const lateBack = await issuer.visit(late.location)
    app.clock.advance(10 * 60_000)
    expect((await isRefused(app, await comeBack(app, lateBack, late.cookie), 400, 'start again')).users).toBe(0)

    const once = await setOff(app)
    const onceBack = await issuer.visit(once.location)
    expect((await comeBack(app, onceBack, once.cookie)).status).toBe(303)
    expect(await isRefused(app, await comeBack(app, onceBack, once.cookie), 400, 'start again')).toEqual({
      users: 1,
      identities: 1,
    })
  })

  test('a blocked account', async () => {
    const app = await withIssuer()
    expect((await signIn(app)).status).toBe(303)
    const { users } = await import('./tables')
    await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt: new Date(app.clock.now()) }))
    expect(await isRefused(app, await signIn(app), 401, 'blocked')).toEqual({ users: 1, identities: 1 })
  })

  test('an issuer out of reach', async () => {
    const gone = await testApp({ env: { ...issuer.env, OIDC_ISSUER: 'http://127.0.0.1:1' } })
    await isRefused(gone, await gone.request('/api/login/oidc'), 503, 'could not reach Ubuntu Works')
  })
})

test('only the owner unlinks, and not the last way in', async () => {
  const app = await withIssuer()
  const user = await app.signUp({ email: EMAIL })
  await signIn(app)
  const [linked] = (await app.caller(user).auth.security()).identities
  const ref = { id: linked!.id }
  await expect(app.caller(null).auth.identities.unlink(ref)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect((await freshCaller(app, await app.signUp())).auth.identities.unlink(ref)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const mine = await freshCaller(app, user)
  await expect(mine.auth.identities.unlink(ref)).rejects.toMatchObject({ code: 'CONFLICT' })
  await givePassword(app, user)
  for (const password of [undefined, 'not the one'])
    await expect(mine.auth.identities.unlink({ ...ref, password })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'password' },
    })
  expect((await mine.auth.identities.unlink({ ...ref, password: PASSWORD })).identities).toEqual([])
})

test('the owner hears by mail when an account elsewhere is linked and when it is untied, a new person of neither', async () => {
  const app = await withMailbox(issuer.env)
  const user = await app.signUp({ email: EMAIL, firstName: 'Lerato' })
  await signIn(app)
  const [linked] = await mails(app)
  expect(linked).toMatchObject({ to: EMAIL, subject: 'Your Nolo account was linked with Ubuntu Works' })
  expect(linked?.text).toContain(`From now on ${EMAIL} at Ubuntu Works opens it too.`)
  await signIn(app)
  expect(await mails(app)).toHaveLength(1)
  await givePassword(app, user)
  const mine = await freshCaller(app, user)
  const [one] = (await mine.auth.security()).identities
  await mine.auth.identities.unlink({ id: one!.id, password: PASSWORD })
  expect((await mails(app)).map(({ subject }) => subject)).toEqual([
    'A linked account no longer opens your Nolo account',
    linked?.subject,
  ])
  issuer.as({ ...lerato, sub: 'new-one', email: 'new@example.org' })
  await signIn(app)
  expect(await mails(app)).toHaveLength(2)
})

test('the same account elsewhere, twice at one moment, is one person here', async () => {
  const app = await withIssuer()
  const claims = { issuer: issuer.url, subject: 's', email: EMAIL, emailVerified: true, firstName: 'A', lastName: 'B' }
  const habits = { locale: 'en', currency: 'USD', userAgent: null }
  const ids = await Promise.all([1, 2, 3].map(() => userByIdentity(app.deps, claims, habits)))
  expect(new Set(ids).size).toBe(1)
})

test('an account without a password is not entered by an empty one', async () => {
  const app = await withIssuer()
  await signIn(app)
  for (const password of ['', PASSWORD]) expect((await login(app, { email: EMAIL, password })).status).not.toBe(303)
  expect((await post(app, '/api/login', { email: EMAIL })).status).toBe(400)
})
