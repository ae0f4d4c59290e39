import { expect, test } from 'vitest'
import {
  callerOf,
  cookieOf,
  freshCaller,
  givePassword,
  mails,
  PASSWORD,
  register,
  whoIs,
  withMailbox,
} from '#server/testing/sign-in'
import { softPasskey } from '#server/testing/soft-passkey'
import { type TestApp, testApp } from '#server/testing/test-app'
import { loginSessionId } from './login-sessions'
import { startLogin } from './sign-in'
import { passkeys, totp, users } from './tables'

const ORIGIN = 'http://localhost:3000'
const withName = () => testApp({ env: { PUBLIC_URL: ORIGIN } })

const send = (app: TestApp, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

const ask = async (app: TestApp) => (await send(app, '/api/passkey/options', {})).json()
const enter = (app: TestApp, response: unknown, more: object = {}) => send(app, '/api/passkey/sign-in', { response, ...more })

/** A person with a passkey. */
async function withPasskey(app: TestApp, name = 'This laptop') {
  const user = await app.signUp()
  const api = await freshCaller(app, user)
  const key = softPasskey(ORIGIN)
  const { passkeys } = await api.auth.passkeys.add({ name, response: key.make(await api.auth.passkeys.start()) })
  return { user, api, key, passkeys }
}

async function refused(answer: Response, status: number) {
  expect([answer.status, answer.headers.has('set-cookie')]).toEqual([status, false])
  return ((await answer.json()) as { message: string }).message
}

test('a passkey is added under a name and signs in, without an address or a password', async () => {
  const app = await withName()
  const { user, api, key, passkeys } = await withPasskey(app)
  const addedAt = new Date(app.clock.now()).toISOString()
  expect(passkeys).toEqual([{ id: expect.any(String), name: 'This laptop', addedAt, lastUsedAt: null }])
  const options = await ask(app)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(options.allowCredentials ?? []).toEqual([])
  app.clock.advance(60_000)
  const answer = await enter(app, key.use(options), { returnTo: '/goals' })
  expect([answer.status, await answer.json()]).toEqual([200, { next: '/goals' }])
  expect(await whoIs(app, cookieOf(answer))).toBe(user.email)
  expect((await api.auth.security()).passkeys[0]?.lastUsedAt).toBe(new Date(app.clock.now()).toISOString())
})

test('it counts as both factors: no code is asked after it', async () => {
  const app = await withName()
  const { user, key } = await withPasskey(app)
  const row = { userId: user.id, secret: 'JBSWY3DPEHPK3PXP', confirmedAt: new Date(app.clock.now()) }
  await app.deps.store.transaction((tx) => tx.insert(totp).values(row))
  const answer = await enter(app, key.use(await ask(app)))
  expect(await whoIs(app, cookieOf(answer))).toBe(user.email)
})

test('an answer counts once, within five minutes, and only to a question of ours', async () => {
  const app = await withName()
  const { key } = await withPasskey(app)
  const answer = key.use(await ask(app))
  expect((await enter(app, answer)).status).toBe(200)
  await refused(await enter(app, answer), 400)
  await refused(await enter(app, key.use({ challenge: 'bm90IG91cnM', rpId: 'localhost' })), 400)
  const late = key.use(await ask(app))
  app.clock.advance(5 * 60_000)
  await refused(await enter(app, late), 400)
  const race = key.use(await ask(app))
  const answers = await Promise.all([enter(app, race), enter(app, race), enter(app, race)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('made for another site, by another key, without the person, or from a copy, it is refused', async () => {
  const app = await withName()
  const { key } = await withPasskey(app)
  expect((await enter(app, key.use(await ask(app)))).status).toBe(200)
  for (const wrong of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { type: 'webauthn.create' },
    { verified: false },
    { counter: 1 },
  ])
    expect([400, 401], JSON.stringify(wrong)).toContain((await enter(app, key.use(await ask(app), wrong))).status)
  const stranger = softPasskey(ORIGIN).use(await ask(app))
  expect(await refused(await enter(app, stranger), 401)).toContain('do not know that passkey')
  await refused(await enter(app, { ...stranger, id: key.use({}).id }), 400)
})

test('what is no answer gets a sentence and 400; another site gets nothing', async () => {
  const app = await withName()
  for (const response of [{}, { id: 1 }, { response: { clientDataJSON: 'x' } }, { response: null }, 'x', null])
    await refused(await enter(app, response), 400)
  const form = new URLSearchParams({ response: '{}' })
  expect((await app.request('/api/passkey/sign-in', { method: 'POST', body: form })).status).toBe(415)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await send(app, '/api/passkey/options', {}, foreign)).status).toBe(403)
})

test('a passkey is kept for the person who asked, once, and with their hand on the device', async () => {
  const app = await withName()
  const { api, key } = await withPasskey(app)
  const other = await freshCaller(app, await app.signUp())
  const asked = await api.auth.passkeys.start()
  expect(asked.excludeCredentials).toMatchObject([{ id: key.use({}).id }])
  const draft = (response: Record<string, unknown>) => ({ name: 'Key', response })
  await expect(other.auth.passkeys.add(draft(softPasskey(ORIGIN).make(asked)))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const again = key.make(await api.auth.passkeys.start())
  await expect(api.auth.passkeys.add(draft(again))).rejects.toMatchObject({ code: 'CONFLICT' })
  for (const wrong of [{ verified: false }, { origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
    const made = softPasskey(ORIGIN).make(await api.auth.passkeys.start(), wrong)
    await expect(api.auth.passkeys.add(draft(made))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  }
  await expect(api.auth.passkeys.add(draft({}))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect((await api.auth.security()).passkeys.length).toBe(1)
})

test('only the owner removes a passkey, it opens nothing then, and the last way in stays', async () => {
  const app = await withName()
  const { user, api, key, passkeys } = await withPasskey(app)
  const ref = { id: passkeys[0]!.id }
  await expect(app.caller(null).auth.passkeys.remove(ref)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  const stranger = await freshCaller(app, await app.signUp())
  await expect(stranger.auth.passkeys.remove(ref)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api.auth.passkeys.remove(ref)).rejects.toMatchObject({ code: 'CONFLICT' })
  await givePassword(app, user)
  for (const password of [undefined, '', 'not the one'])
    await expect(api.auth.passkeys.remove({ ...ref, password })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'password' },
    })
  expect((await api.auth.passkeys.remove({ ...ref, password: PASSWORD })).passkeys).toEqual([])
  await refused(await enter(app, key.use(await ask(app))), 401)
})

test('where there is a password it is asked before a passkey is made: the key would open the account past it', async () => {
  const app = await withName()
  const api = await callerOf(app, cookieOf(await register(app)))
  await expect(api.auth.passkeys.start()).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'password' } })
  await expect(api.auth.passkeys.start({ password: 'not the one' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const response = softPasskey(ORIGIN).make(await api.auth.passkeys.start({ password: PASSWORD }))
  expect((await api.auth.passkeys.add({ name: 'Key', response })).passkeys).toHaveLength(1)
})

test('without a password a sign-in of the last ten minutes is asked for instead, to add and to remove', async () => {
  const app = await withName()
  const { user, api, passkeys } = await withPasskey(app)
  const second = softPasskey(ORIGIN).make(await api.auth.passkeys.start())
  await api.auth.passkeys.add({ name: 'Phone', response: second })
  const ref = { id: passkeys[0]!.id }
  app.clock.advance(10 * 60_000)
  const stale = { code: 'PRECONDITION_FAILED', message: expect.stringContaining('sign in again'), cause: { field: 'password' } }
  for (const old of [api, app.caller(user)]) {
    await expect(old.auth.passkeys.remove(ref)).rejects.toMatchObject(stale)
    await expect(old.auth.passkeys.start()).rejects.toMatchObject(stale)
  }
  const other = await app.signUp()
  const token = await startLogin(app.deps, other.id, { address: '127.0.0.1', userAgent: null })
  const borrowed = app.caller(user, { loginSessionId: loginSessionId(token) })
  await expect(borrowed.auth.passkeys.remove(ref)).rejects.toMatchObject(stale)
  expect((await (await freshCaller(app, user)).auth.passkeys.remove(ref)).passkeys).toHaveLength(1)
})

test('the owner hears by mail of a passkey added and removed: when, and from which browser, but not its name', async () => {
  const app = await withMailbox({ PUBLIC_URL: ORIGIN })
  const user = await app.signUp({ firstName: 'Thandi' })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const api = await freshCaller(app, user, firefox)
  const response = softPasskey(ORIGIN).make(await api.auth.passkeys.start())
  const { passkeys } = await api.auth.passkeys.add({ name: 'Buy at evil.example', response })
  await givePassword(app, user)
  await api.auth.passkeys.remove({ id: passkeys[0]!.id, password: PASSWORD })
  const sent = await mails(app)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [user.email, 'A passkey was removed from your Nolo account'],
    [user.email, 'A passkey was added to your Nolo account'],
  ])
  for (const { text } of sent) {
    expect(text).toContain('Firefox')
    expect(text).toContain('/api/forgot-password')
    expect(text).not.toContain('evil.example')
  }
})

test('an address nobody confirmed may be a stranger’s: it gets one such mail an hour', async () => {
  const app = await withMailbox({ PUBLIC_URL: ORIGIN })
  const api = await callerOf(app, cookieOf(await register(app)))
  for (const name of ['One', 'Two', 'Three'])
    await api.auth.passkeys.add({
      name,
      response: softPasskey(ORIGIN).make(await api.auth.passkeys.start({ password: PASSWORD })),
    })
  expect((await mails(app)).filter(({ subject }) => subject.includes('passkey'))).toHaveLength(1)
})

test('of two passkeys removed at one moment one stays, where nothing else opens the account', async () => {
  const app = await withName()
  const { api } = await withPasskey(app)
  const second = softPasskey(ORIGIN).make(await api.auth.passkeys.start())
  const { passkeys } = await api.auth.passkeys.add({ name: 'Phone', response: second })
  await Promise.allSettled(passkeys.map(({ id }) => api.auth.passkeys.remove({ id })))
  expect((await api.auth.security()).passkeys.length).toBe(1)
})

test('somebody blocked stays out', async () => {
  const app = await withName()
  const { key } = await withPasskey(app)
  await app.deps.store.transaction((tx) => tx.update(users).set({ blockedAt: new Date(app.clock.now()) }))
  expect(await refused(await enter(app, key.use(await ask(app))), 401)).toContain('blocked')
})

test('where the address is a number, a sentence says why there are none', async () => {
  const app = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
  expect(await refused(await send(app, '/api/passkey/options', {}), 412)).toContain('address with a name')
  await expect(app.caller(await app.signUp()).auth.passkeys.start()).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
})

test('twenty passkeys are the most, asked for one after the other or all at once', async () => {
  const app = await withName()
  const { api } = await withPasskey(app)
  const asked = await Promise.all(Array.from({ length: 25 }, () => api.auth.passkeys.start()))
  const drafts = asked.map((options, at) => ({ name: `Key ${at}`, response: softPasskey(ORIGIN).make(options) }))
  await Promise.allSettled(drafts.map((draft) => api.auth.passkeys.add(draft)))
  expect(await app.deps.store.db.$count(passkeys)).toBe(20)
  await expect(api.auth.passkeys.start()).rejects.toMatchObject({ code: 'CONFLICT' })
})
