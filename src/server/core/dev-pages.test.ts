import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { devPages } from './dev-pages'

const mail = {
  to: 'a@nolo.test',
  subject: '<Hi>',
  text: 'See http://127.0.0.1:3000/chat',
  html: '<p style="color:red">Hi</p>',
  messageId: '1',
  sentAt: '2026-01-01',
}
const mailbox = { list: async () => [mail] }
type Asked = { path?: string; socket?: string; headers?: Record<string, string>; production?: boolean }

async function ask({ path = '/dev/mailbox.json', socket = '127.0.0.1', headers = {}, production = false }: Asked) {
  // mounted the way the app does it, so that its own 404 answers
  const app = new Hono<{ Variables: { nonce: string } }>().use(async (c, next) => {
    c.set('nonce', 'abc')
    await next()
  })
  app.route('/', devPages({ production }, mailbox))
  const init = { headers: { host: '127.0.0.1:3000', ...headers } }
  return app.request(path, init, { incoming: { socket: { remoteAddress: socket } } })
}

test('this machine reads its mail', async () => {
  expect(await (await ask({})).json()).toEqual([mail])
  for (const socket of ['::1', '::ffff:127.0.0.1']) expect((await ask({ socket })).status).toBe(200)
  for (const host of ['localhost', 'localhost:3000', '[::1]:3000']) expect((await ask({ headers: { host } })).status).toBe(200)
  const page = await (await ask({ path: '/dev/mailbox' })).text()
  expect(page).toContain('&#60;Hi&#62;')
  expect(page).toContain('<a href="http://127.0.0.1:3000/chat">')
  expect((await ask({ path: '/dev/mailbox/0' })).headers.get('content-security-policy')).toContain('sandbox')
})

test('for everybody else it does not exist', async () => {
  const others: Asked[] = [
    { socket: '10.0.0.7' },
    { socket: '' },
    { headers: { host: 'evil.example' } },
    { headers: { host: 'localhost.evil.example' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    { headers: { via: '1.1 proxy' } },
    { production: true },
  ]
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/0'])
    for (const other of others) expect([other, (await ask({ ...other, path })).status]).toEqual([other, 404])
  expect((await ask({ path: '/dev/mailbox/7' })).status).toBe(404)
})
