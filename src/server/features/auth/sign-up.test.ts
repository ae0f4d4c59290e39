import { expect, test } from 'vitest'
import { confirmAddress, cookieOf, EMAIL, login, mails, PASSWORD, register, whoIs, withMailbox } from '#server/testing/sign-in'
import { type TestApp, testApp } from '#server/testing/test-app'
import { users } from './tables'

const everybody = (app: TestApp) => app.deps.store.db.select().from(users)

test('a new account is signed in, on trial, and keeps what the browser told', async () => {
  const app = await testApp()
  const headers = { 'accept-language': 'en-za,en;q=0.9', cookie: 'nolo_currency=ZAR' }
  const answer = await register(
    app,
    { timeZone: 'Africa/Johannesburg', returnTo: '/goals', email: 'Thandi@Example.org' },
    headers,
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/goals'])
  const shown = await app.request('/api/auth/user', { headers: { cookie: cookieOf(answer) } })
  expect(await shown.json()).toEqual({
    id: expect.any(String),
    email: EMAIL,
    emailVerified: false,
    firstName: 'Thandi',
    lastName: 'Mokoena',
    profileImageUrl: null,
    role: 'client',
    subscriptionStatus: 'trialing',
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    locale: 'en-ZA',
    createdAt: new Date(app.clock.now()).toISOString(),
  })
  const [row] = await everybody(app)
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the trial ends after 14 days', async () => {
  const app = await testApp()
  await register(app)
  app.clock.advance(14 * 24 * 3_600_000 + 1)
  const shown = await app.request('/api/auth/user', { headers: { cookie: cookieOf(await login(app)) } })
  expect(await shown.json()).toMatchObject({ subscriptionStatus: null })
})

test('what the browser tells wrongly is left out', async () => {
  const app = await testApp()
  await register(app, { timeZone: 'Mars/Olympus' }, { 'accept-language': '*', cookie: 'nolo_currency=%' })
  expect(await everybody(app)).toMatchObject([{ timeZone: null, locale: 'en', currency: 'USD' }])
})

test('a form that does not hold gets its sentence, and nobody is made', async () => {
  const app = await testApp()
  const wrong: [Record<string, string>, string][] = [
    [{ firstName: '\u200b \u3000' }, 'Please enter your first name.'],
    [{ lastName: '' }, 'Please enter your last name.'],
    [{ firstName: 'T\0' }, 'This text has characters we cannot keep.'],
    [{ firstName: 'x'.repeat(81) }, 'Please keep this under 80 characters.'],
    [{ email: 'thandi@' }, 'Please enter a valid email address.'],
    [{ password: 'short' }, 'Please use at least 8 characters for your password.'],
    [{ password: 'x'.repeat(129) }, 'Please use at most 128 characters for your password.'],
    [{ password: 'Password123' }, 'Many people use that password'],
    [{ password: EMAIL }, 'Many people use that password'],
    [{ password: 'aaaaaaaaaa' }, 'Many people use that password'],
  ]
  for (const [fields, sentence] of wrong) {
    const answer = await register(app, fields)
    expect([fields, answer.status, answer.headers.has('set-cookie')]).toEqual([fields, 400, false])
    expect([sentence, (await answer.text()).includes(sentence)]).toEqual([sentence, true])
  }
  expect(await everybody(app)).toEqual([])
})

test('the right password of an existing account signs in to it', async () => {
  const app = await testApp()
  await register(app)
  const again = await register(app, { firstName: 'Other' })
  expect(await whoIs(app, cookieOf(again))).toBe(EMAIL)
  expect(await everybody(app)).toMatchObject([{ firstName: 'Thandi' }])
})

test('another password is refused, and the owner hears of it at most three times an hour', async () => {
  const app = await withMailbox()
  await register(app)
  for (let i = 0; i < 4; i++) {
    const answer = await register(app, { password: 'another one entirely' })
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([400, false])
    expect(
      (await answer.text()).includes('That address can&#x27;t be used for a new account. Sign in or reset your password.'),
    ).toBe(true)
  }
  const sent = await mails(app)
  expect(sent).toHaveLength(3)
  expect(sent.filter((mail) => mail.subject === 'Somebody tried to sign up with your address')).toHaveLength(2)
  expect(sent.every((mail) => mail.to === EMAIL)).toBe(true)
})

test('two people at once with one address: one account, the other password refused', async () => {
  const app = await testApp()
  const passwords = ['the first of them', 'the second of them', 'the third of them']
  const answers = await Promise.all(passwords.map((password) => register(app, { password })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([303, 400, 400])
  expect(await everybody(app)).toHaveLength(1)
})

test('the same person clicking twice gets in twice', async () => {
  const app = await testApp()
  const answers = await Promise.all([register(app), register(app)])
  expect(answers.map((answer) => answer.status)).toEqual([303, 303])
  expect(await everybody(app)).toHaveLength(1)
})

test('an address makes ten accounts an hour', async () => {
  const app = await testApp()
  for (let i = 0; i < 10; i++) expect((await register(app, { email: `p${i}@example.org` })).status).toBe(303)
  const answer = await register(app, { email: 'p11@example.org' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)])
})

test('the link in the mail verifies the address, for seven days', async () => {
  const app = await withMailbox()
  const cookie = cookieOf(await register(app, { firstName: 'Buy now at https://evil.example' }))
  const [mail] = await mails(app)
  expect(mail?.to).toBe(EMAIL)
  expect(mail?.text + (mail?.html ?? '')).not.toContain('evil.example')
  const link = new URL(mail?.text.match(/http:\S+verify-email\S+/)?.[0] ?? '')
  expect((await app.request('/api/verify-email?token=else')).status).toBe(400)
  const mailed = link.pathname + link.search
  expect((await app.request(mailed, { headers: { cookie } })).status).toBe(200)
  expect(await everybody(app)).toMatchObject([{ emailVerifiedAt: null }])
  const said = (await confirmAddress(app, mailed, { cookie })).headers.get('location') ?? ''
  expect(await (await app.request(said, { headers: { cookie } })).text()).toContain('Go to Nolo')
  expect(await everybody(app)).toMatchObject([{ emailVerifiedAt: new Date(app.clock.now()) }])
  app.clock.advance(8 * 24 * 3_600_000)
  expect([(await app.request(mailed)).status, (await confirmAddress(app, mailed)).status]).toEqual([400, 400])
})

test('passwords are compared in one Unicode form', async () => {
  const app = await testApp()
  await register(app, { password: `caf\u00e9 ${PASSWORD}` })
  expect((await login(app, { password: `cafe\u0301 ${PASSWORD}` })).status).toBe(303)
})
