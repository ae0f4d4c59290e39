import { expect, test } from 'vitest'
import { cookieOf, EMAIL, login, PASSWORD, post, register, whoIs } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'

const from = (address: string) => ({ 'x-forwarded-for': address })
const behindProxy = () => testApp({ env: { TRUST_PROXY: '1' } })

test('the page has both halves, remembers where to go, and works without script', async () => {
  const app = await testApp()
  for (const [mode, action] of [
    ['sign-in', '/api/login'],
    ['sign-up', '/api/register'],
  ]) {
    const answer = await app.request(`/api/login?returnTo=/goals&mode=${mode}`)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html.includes(`action="${action}" method="post"`)).toBe(true)
    expect(html.includes('name="returnTo" value="/goals"')).toBe(true)
    expect(/<[^>]*\sstyle=/.test(html)).toBe(false)
  }
})

test('the right password answers 303 with a cookie no script can read', async () => {
  const app = await testApp()
  await register(app)
  const answer = await login(app, { email: ' Thandi@Example.org ', returnTo: '/chat?coach=1' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/chat?coach=1'])
  expect(answer.headers.get('set-cookie')).toMatch(/^nolo_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await whoIs(app, cookieOf(answer))).toBe(EMAIL)
})

test('on https the cookie is tied to the host', async () => {
  const app = await testApp({ env: { PUBLIC_URL: 'https://nolo.example' } })
  const cookie = (await register(app)).headers.get('set-cookie')
  expect(cookie).toMatch(/^__Host-nolo_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
})

test('a wrong password and an unknown address get the same answer, and nothing typed is lost but the password', async () => {
  const app = await testApp()
  await register(app)
  for (const fields of [{ password: 'not that one' }, { email: 'nobody@example.org' }] as Record<string, string>[]) {
    const answer = await login(app, fields)
    const html = await answer.text()
    expect([answer.status, answer.headers.has('set-cookie')]).toEqual([401, false])
    expect(html.includes('That email and password do not match.')).toBe(true)
    expect(html.includes('not that one')).toBe(false)
    expect(html.includes(fields.email ?? EMAIL)).toBe(true)
  }
})

test('what is no sign-in gets a sentence and 400', async () => {
  const app = await testApp()
  expect((await login(app, { email: 'thandi' })).status).toBe(400)
  expect((await login(app, { password: '' })).status).toBe(400)
  expect((await login(app, { password: 'x'.repeat(129) })).status).toBe(400)
  expect((await post(app, '/api/login', {})).status).toBe(400)
})

test('only forms are read', async () => {
  const app = await testApp()
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencodedx']) {
    const answer = await app.request('/api/login', { method: 'POST', body, headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
  }
  const broken = await app.request('/api/login', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(broken.status).toBe(400)
  await register(app)
  const form = new FormData()
  form.set('email', EMAIL)
  form.set('password', PASSWORD)
  expect((await app.request('/api/login', { method: 'POST', body: form })).status).toBe(303)
  form.set('password', new File([PASSWORD], 'password.txt'))
  expect((await app.request('/api/login', { method: 'POST', body: form })).status).toBe(400)
  expect((await login(app, { password: 'x'.repeat(70_000) })).status).toBe(413)
})

test('another site can neither sign a person in nor call as them', async () => {
  const app = await testApp()
  await register(app)
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    const answer = await login(app, {}, headers)
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'This request came from another site.' }])
  }
  const form = new FormData()
  form.set('x', '1')
  const cookie = cookieOf(await login(app))
  const headers = { cookie, 'sec-fetch-site': 'cross-site' }
  expect((await app.request('/trpc/auth.savePreferences', { method: 'POST', body: form, headers })).status).toBe(403)
})

test('returnTo leads to our own pages only', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  for (const returnTo of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/api/logout',
  ]) {
    expect((await login(app, { returnTo })).headers.get('location')).toBe('/')
    const passing = await app.request(`/api/login?returnTo=${encodeURIComponent(returnTo)}`, { headers: { cookie } })
    expect(passing.headers.get('location')).toBe('/')
  }
})

test('who is signed in passes straight on', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const answer = await app.request('/api/login?returnTo=/goals', { headers: { cookie } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/goals'])
})

test('the 11th try a minute is refused, and the right password from another address passes', async () => {
  const app = await behindProxy()
  await register(app, {}, from('10.0.0.1'))
  for (let i = 0; i < 10; i++) expect((await login(app, { password: 'wrong one' }, from('10.0.0.2'))).status).toBe(401)
  const eleventh = await login(app, {}, from('10.0.0.2'))
  expect([eleventh.status, eleventh.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d\d$/)])
  expect((await eleventh.text()).includes('Please wait a moment')).toBe(true)
  expect((await login(app, {}, from('10.0.0.3'))).status).toBe(303)
})

test('an address gets 20 tries a minute over all accounts', async () => {
  const app = await behindProxy()
  for (let i = 0; i < 20; i++) expect((await login(app, { email: `p${i}@example.org` }, from('10.0.0.2'))).status).toBe(401)
  expect((await login(app, { email: 'other@example.org' }, from('10.0.0.2'))).status).toBe(429)
})

test('an account gets 100 tries an hour from places it does not know, and its own places stay open', async () => {
  const app = await behindProxy()
  await register(app, {}, from('10.0.0.1'))
  for (let i = 0; i < 100; i++) await app.deps.limits.consume('signInAccount', EMAIL)
  expect((await login(app, {}, from('10.0.0.9'))).status).toBe(429)
  expect((await login(app, {}, from('10.0.0.1'))).status).toBe(303)
  app.clock.advance(31 * 24 * 3_600_000)
  expect((await login(app, {}, from('10.0.0.1'))).status).toBe(429)
})

test('without a proxy the forwarded address is nobody’s word', async () => {
  const app = await testApp()
  for (let i = 0; i < 10; i++) await login(app, {}, from(`10.0.0.${i}`))
  expect((await login(app, {}, from('10.0.0.99'))).status).toBe(429)
})
