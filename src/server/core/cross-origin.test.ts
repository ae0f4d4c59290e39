import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { crossOrigin } from './cross-origin'

const app = new Hono().use(crossOrigin('http://127.0.0.1:3000')).all('/x', (c) => c.text('done'))
const ask = async (headers: Record<string, string>, method = 'POST') => (await app.request('/x', { method, headers })).status

test('unsafe methods from another site are refused, with every method and body type', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await ask({ 'sec-fetch-site': 'cross-site' }, method)).toBe(403)
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain'])
    expect(await ask({ 'sec-fetch-site': 'same-site', 'content-type': type })).toBe(403)
  const refused = await app.request('/x', { method: 'POST', headers: { origin: 'http://evil.example' } })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toEqual({ message: 'This request came from another site.' })
})

test('another scheme, port or null origin is another site', async () => {
  for (const origin of ['https://127.0.0.1:3000', 'http://127.0.0.1:3001', 'null', '']) expect(await ask({ origin })).toBe(403)
})

test('our own pages and clients that are no browser pass', async () => {
  expect(await ask({ 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' })).toBe(200)
  expect(await ask({ 'sec-fetch-site': 'none' })).toBe(200)
  expect(await ask({ origin: 'http://127.0.0.1:3000' })).toBe(200)
  expect(await ask({})).toBe(200)
})

test('reading is open to links from anywhere', async () => {
  expect(await ask({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200)
})
