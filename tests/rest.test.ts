import type { AnyRouter } from '@trpc/server'
import { generateOpenApiDocument } from 'trpc-to-openapi'
import { describe, expect, test } from 'vitest'
import type { ProcedureMeta } from '#server/core/trpc'
import { appRouter } from '#server/router'
import { goodApplication } from '#server/testing/application'
import { makeCoach } from '#server/testing/make-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import { User } from '#shared/auth'
import { Conversation, Message } from '#shared/chat'
import { SubmittedApplication } from '#shared/coach-application'
import { Coach } from '#shared/coaches'
import { Goal } from '#shared/goals'
import { Booked, Session } from '#shared/sessions'

const PASSWORD = 'a quiet morning walk'

/** A person signed in the way a browser is: by the form, with the cookie it got. */
async function signedIn(app: TestApp, email = 'thandi@nolo.test') {
  const form = new URLSearchParams({ firstName: 'Thandi', lastName: 'Mokoena', email, password: PASSWORD })
  const answer = await app.request('/api/register', { method: 'POST', body: form, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.status).toBe(303)
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  return (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
}

const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort()

describe('the documented paths', () => {
  const paths: [method: string, path: string, body: unknown, keys: string[], list: boolean][] = [
    ['GET', '/api/auth/user', undefined, keysOf(User), false],
    [
      'POST',
      '/api/goals',
      { title: 'Run', description: '', category: 'Health', targetDate: null, progress: 0, status: 'active' },
      keysOf(Goal),
      false,
    ],
    ['GET', '/api/goals', undefined, keysOf(Goal), true],
    ['GET', '/api/coaches', undefined, keysOf(Coach), true],
    [
      'POST',
      '/api/sessions',
      { coachId: '{coach}', sessionType: 'individual', date: '{day}', time: '10:00', duration: 60, sessionFormat: 'video' },
      keysOf(Booked),
      false,
    ],
    ['GET', '/api/sessions', undefined, keysOf(Session), true],
    ['POST', '/api/coaches/apply', goodApplication(), keysOf(SubmittedApplication), false],
    ['POST', '/api/conversations', { title: 'New Chat' }, keysOf(Conversation), false],
    ['GET', '/api/conversations', undefined, keysOf(Conversation), true],
    ['POST', '/api/conversations/{id}/messages', { content: 'I want to run more' }, ['message', 'reply', 'suggestions'], false],
    ['GET', '/api/conversations/{id}/messages', undefined, keysOf(Message), true],
    ['POST', '/api/chat', { conversationId: '{id}', message: 'Hello' }, ['message', 'reply', 'suggestions'], false],
  ]

  test('answer signed in with exactly the documented fields', async () => {
    const app = await testApp()
    const call = await signedIn(app)
    const { id } = (await (await call('POST', '/api/conversations', { title: 'First' })).json()) as { id: string }
    const { coach } = await makeCoach(app.deps)
    const day = new Date(app.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const names = { '{id}': id, '{coach}': coach.id, '{day}': day }
    const filled = <T>(value: T): T =>
      JSON.parse(Object.entries(names).reduce((text, [name, is]) => text.replaceAll(name, is), JSON.stringify(value)))
    for (const [method, path, body, keys, list] of paths) {
      const answer = await call(method, filled(path), body === undefined ? undefined : filled(body))
      expect(answer.status, `${method} ${path}`).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const data = await answer.json()
      expect(Array.isArray(data)).toBe(list)
      if (list) expect(data.length, `${method} ${path}`).toBeGreaterThan(0)
      for (const item of list ? data : [data]) expect(Object.keys(item).sort(), `${method} ${path}`).toEqual(keys)
    }
  })

  test('answer 401 with "Unauthorized" signed out', async () => {
    const app = await testApp()
    for (const [method, path, body] of paths) {
      const answer = await app.request(path.replace('{id}', 'x'), {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      expect(answer.status, `${method} ${path}`).toBe(401)
      expect(await answer.text()).toBe('{"message":"Unauthorized"}')
    }
  })

  test('are all in the OpenAPI document, whose schemas hold for the answers', async () => {
    const app = await testApp()
    const document = await (await app.request('/api/openapi.json')).json()
    for (const [method, path] of paths) expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
    expect(document.components.schemas.Error.required).toEqual(['message'])
    expect(generateOpenApiDocument(appRouter, { title: 'x', version: '1', baseUrl: 'http://x' }).openapi).toMatch(/^3\.1/)
  })
})

describe('bad input gets a sentence and changes nothing', () => {
  test.each([
    ['invalid JSON', 'POST', '/api/goals', '{', 'application/json', 400],
    ['a list for a body', 'POST', '/api/goals', '[]', 'application/json', 400],
    ['no content type', 'POST', '/api/goals', '{"title":"x"}', '', 415],
    ['a form', 'POST', '/api/goals', 'title=x', 'application/x-www-form-urlencoded', 415],
    ['over 64 kB', 'POST', '/api/goals', JSON.stringify({ title: 'x'.repeat(70_000) }), 'application/json', 413],
    ['a blank title', 'POST', '/api/goals', '{"title":"\\u200b"}', 'application/json', 400],
    ['no conversation', 'POST', '/api/chat', '{"message":"Hi"}', 'application/json', 400],
    ['an unknown conversation', 'POST', '/api/chat', '{"conversationId":"nope","message":"Hi"}', 'application/json', 404],
    ['a path that is not there', 'GET', '/api/nothing', undefined, '', 404],
  ])('%s', async (_name, method, path, body, type, status) => {
    const app = await testApp()
    const call = await signedIn(app)
    const cookie = await cookieOf(app)
    const answer = await app.request(path, {
      method,
      body: body === undefined ? undefined : new Blob([body], { type }),
      headers: { cookie, ...(type ? { 'content-type': type } : {}) },
    })
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toMatch(/\w/)
    expect(await (await call('GET', '/api/goals')).json()).toEqual([])
  })

  test('the sentence of a blank title is the documented one', async () => {
    const call = await signedIn(await testApp())
    const answer = await call('POST', '/api/goals', { title: '  ' })
    expect(await answer.json()).toEqual({ message: 'Please enter a goal title.' })
  })

  test('a batch of more than ten calls is refused', async () => {
    const app = await testApp()
    const call = await signedIn(app)
    const names = Array.from({ length: 11 }, () => 'goals.list').join(',')
    expect((await call('GET', `/trpc/${names}?batch=1&input=%7B%7D`)).status).toBe(400)
  })

  test("a path's id wins over the body's", async () => {
    const app = await testApp()
    const call = await signedIn(app)
    const { id } = (await (await call('POST', '/api/conversations', {})).json()) as { id: string }
    expect((await call('POST', `/api/conversations/${id}/messages`, { id: 'another', content: 'Hi' })).status).toBe(200)
  })
})

async function cookieOf(app: TestApp) {
  const form = new URLSearchParams({ email: 'thandi@nolo.test', password: PASSWORD })
  const answer = await app.request('/api/login', { method: 'POST', body: form })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
}

describe('pages', () => {
  test('signed out, only the public pages answer; everything else is the 404 page with a way to sign in', async () => {
    const app = await testApp()
    for (const path of ['/', '/privacy', '/terms', '/help', '/contact', '/api/login'])
      expect((await app.request(path)).status, path).toBe(200)
    for (const path of ['/chat', '/goals', '/admin', '/nothing/here']) {
      const answer = await app.request(path)
      expect(answer.status, path).toBe(404)
      const html = await answer.text()
      expect(html).toContain('Page Not Found')
      expect(html).toContain(`returnTo=${encodeURIComponent(path)}`)
      expect(html).not.toContain('/assets/app.js')
    }
  })

  test('signed in, screens come as the app shell with the first data in it; unknown paths are 404', async () => {
    const app = await testApp()
    const call = await signedIn(app)
    await call('POST', '/api/goals', { title: '</script><script>alert(1)</script>' })
    const answer = await call('GET', '/')
    const html = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toContain('</script><script>alert')
    const shell = JSON.parse(/id="shell"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    expect(shell.user.firstName).toBe('Thandi')
    expect(shell.queries.find((query: { path: string }) => query.path === 'goals.list').data).toHaveLength(1)
    expect((await call('GET', '/chat')).status).toBe(200)
    expect((await call('GET', '/nothing')).status).toBe(404)
  })

  test('every page is under a policy with its own nonce and carries no style attribute', async () => {
    const app = await testApp()
    const call = await signedIn(app)
    const nonces = new Set<string>()
    for (const answer of [
      await app.request('/'),
      await app.request('/privacy'),
      await app.request('/nope'),
      await app.request('/api/login'),
      await call('GET', '/'),
    ]) {
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).not.toMatch(/unsafe-eval|unsafe-inline/)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] as string
      nonces.add(nonce)
      const html = await answer.text()
      for (const tag of html.match(/<(script|style)\b[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`)
      expect(html).not.toMatch(/\sstyle="/)
    }
    expect(nonces.size).toBe(5)
  })
})

const OPEN_TO_ANYBODY = ['currency.detect']

test('only these procedures are open to anybody, and say so', async () => {
  const app = await testApp()
  type Called = { [part: string]: Called } & ((input: unknown) => Promise<unknown>)
  const visitor = app.caller(null) as unknown as Called
  for (const [name, procedure] of Object.entries((appRouter as AnyRouter)._def.procedures)) {
    const open = OPEN_TO_ANYBODY.includes(name)
    expect((procedure as { _def: { meta: ProcedureMeta } })._def.meta.access === 'anyone', name).toBe(open)
    if (open) continue
    const call = name.split('.').reduce((at, part) => at[part] as Called, visitor)
    await expect(call({ id: 'x' }), name).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  }
})

test('alive and ready', async () => {
  const app = await testApp()
  expect((await app.request('/healthz')).status).toBe(200)
  expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', oldestJobSeconds: 0 })
})
