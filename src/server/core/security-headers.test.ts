import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers'

function serve(secure: boolean) {
  const app = new Hono<{ Variables: { nonce: string } }>()
  app.use(async (c, next) => {
    c.set('nonce', 'abc')
    await next()
  })
  app.use(securityHeaders({ secure }, (cookie) => cookie === 'in'))
  app.get('/', (c) => c.html('<p>'))
  app.get('/own', (c) => c.html('<p>', 200, { 'Content-Security-Policy': 'sandbox' }))
  app.get('/api/x', (c) => c.json({}))
  app.get('/trpc/x', () => new Response('{}'))
  app.get('/asset.js', (c) => c.text('', 200, { 'Cache-Control': 'immutable' }))
  return async (path: string, cookie?: string) => (await app.request(path, cookie ? { headers: { cookie } } : undefined)).headers
}

test('a page runs only scripts and styles with its nonce and is framed by nobody', async () => {
  const headers = await serve(true)('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
  expect(policy).toContain("style-src 'self' 'nonce-abc';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe/)
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('vary')).toContain('Cookie')
})

test('two years of https only where https is', async () => {
  expect((await serve(true)('/')).get('strict-transport-security')).toMatch(/^max-age=63072000/)
  expect((await serve(false)('/')).has('strict-transport-security')).toBe(false)
  expect((await serve(false)('/')).get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})

test('answers to calls and pages for signed-in people are never stored', async () => {
  const ask = serve(false)
  for (const path of ['/api/x', '/trpc/x']) {
    expect((await ask(path)).get('cache-control')).toBe('no-store')
    expect((await ask(path)).get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  }
  expect((await ask('/', 'in')).get('cache-control')).toBe('no-store')
  expect((await ask('/')).get('cache-control')).toBe('no-cache')
  expect((await ask('/asset.js', 'in')).get('cache-control')).toBe('immutable')
})

test('a policy a handler sets itself stays', async () => {
  expect((await serve(false)('/own')).get('content-security-policy')).toBe('sandbox')
})
