import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#server/core/log'
import { testApp } from '#server/testing/test-app'

async function listening(env: Record<string, string> = {}) {
  let written = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const app = await testApp({ log: createLog('info', destination), env })
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, post, written: () => written }
}

const error = {
  kind: 'render',
  name: 'SyntaxError',
  message: `Unexpected token in "my marked words"`,
  frames: ['at render (https://nolo.test/assets/app.js?marked=1:10:20)', 'my marked words'],
  path: '/goals/6f1c2d3e-1111-4222-8333-944455556666?marked',
}

test("a browser's error is logged and counted without anything the person typed", async () => {
  const { app, post, written } = await listening()
  expect((await post('/api/reports/errors', error)).status).toBe(204)
  expect(JSON.parse(written()).report).toEqual({
    kind: 'render',
    name: 'SyntaxError',
    says: 'Unexpected token in "…"',
    frames: ['render /assets/app.js:10:20'],
    screen: '/goals/:id',
  })
  expect(await (await app.request('/metrics')).text()).toContain('nolo_browser_errors_total{kind="render"} 1')
})

test('both ways browsers tell of a broken policy are understood', async () => {
  const { app, post, written } = await listening()
  const old = {
    'document-uri': 'https://nolo.test/chat?q=marked',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://cdn.example/marked.png',
  }
  expect((await post('/api/reports/csp', { 'csp-report': old }, 'application/csp-report')).status).toBe(204)
  const body = {
    documentURL: 'https://nolo.test/',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'inline',
    sample: 'marked',
  }
  const list = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: { marked: 1 } },
  ]
  expect((await post('/api/reports/csp', list, 'application/reports+json')).status).toBe(204)
  expect(written()).toContain('"directive":"img-src","blocked":"https://cdn.example","screen":"/chat"')
  expect(written()).not.toContain('marked')
  const metrics = await (await app.request('/metrics')).text()
  expect(metrics).toContain('nolo_csp_violations_total{directive="img-src"} 1')
  expect(metrics).toContain('nolo_csp_violations_total{directive="script-src-elem"} 1')
})

test('every page names where its policy reports; over https the newer way too', async () => {
  const { headers } = await (await listening()).app.request('/')
  expect(headers.get('content-security-policy')).toContain('report-uri /api/reports/csp')
  expect(headers.get('content-security-policy')).not.toContain('report-to')
  const secure = await (await listening({ PUBLIC_URL: 'https://nolo.test' })).app.request('/')
  expect(secure.headers.get('content-security-policy')).toContain('report-uri /api/reports/csp; report-to csp')
  expect(secure.headers.get('reporting-endpoints')).toBe('csp="/api/reports/csp"')
})

test.each([
  ['not JSON', '/api/reports/errors', '{', 'application/json', 400],
  ['another shape', '/api/reports/errors', '{"kind":"x"}', 'application/json', 400],
  ['a form', '/api/reports/errors', 'kind=error', 'application/x-www-form-urlencoded', 415],
  ['too much', '/api/reports/csp', `"${'x'.repeat(20_000)}"`, 'application/csp-report', 413],
  ['a broken list', '/api/reports/csp', '[5]', 'application/reports+json', 400],
])('%s is refused and nothing is logged', async (_name, path, body, type, status) => {
  const { post, written } = await listening()
  const answer = await post(path, body, type)
  expect(answer.status).toBe(status)
  expect(((await answer.json()) as { message: string }).message).toMatch(/\w/)
  expect(written()).toBe('')
})

test('one place can report only so much', async () => {
  const { post } = await listening({ RATE_LIMITS: 'on' })
  const all = await Promise.all(Array.from({ length: 31 }, () => post('/api/reports/errors', error)))
  expect(all.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
})

test('in production every answer is a line with its id, without path or query', async () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  const { app, written } = await listening({ NODE_ENV: 'production', PUBLIC_URL: 'https://nolo.test', APP_KEY: key })
  await app.request('/api/conversations/marked/messages?limit=marked', { headers: { 'x-request-id': 'from-the-proxy' } })
  const line = JSON.parse(written().trim().split('\n').at(-1) ?? '')
  expect(line).toMatchObject({ requestId: 'from-the-proxy', method: 'GET', status: 401, msg: 'request' })
  expect(written()).not.toContain('marked')
})
