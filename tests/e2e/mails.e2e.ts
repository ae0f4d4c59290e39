import { findings } from './axe'
import { expect, test } from './fixtures'

type Mail = { to: string; subject: string; html: string }

test('mails read well: axe finds nothing, light and dark; at 320 nothing lies outside, and nothing is loaded', async ({
  page,
  signUp,
  server,
}) => {
  const { email, password } = await signUp()
  const { request } = page
  await request.post('/api/forgot-password', { form: { email } })
  await request.post('/api/register', { form: { firstName: 'A', lastName: 'B', email, password: 'somebody else entirely' } })
  const call = (name: string, data: object) => request.post(`/trpc/auth.${name}`, { data })
  await call('changeEmail', { email: `new.${email}`, password })
  await call('resendVerification', {})
  await call('changePassword', { current: password, next: 'a small boat at noon' })
  const list = async (): Promise<Mail[]> =>
    (await (await request.get('/dev/mailbox.json')).json()).filter((mail: Mail) => mail.to.endsWith(email))
  await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBe(7)

  const asked: string[] = []
  const reader = await page.context().newPage() // under no policy of ours, as in a mail program
  reader.on('request', (one) => asked.push(one.url()))
  await reader.setViewportSize({ width: 320, height: 700 })
  for (const { subject, html } of await list()) {
    await reader.setContent(html)
    for (const colorScheme of ['light', 'dark'] as const) {
      await reader.emulateMedia({ colorScheme })
      const found = await findings(reader, { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } })
      expect.soft(found, `${subject}, ${colorScheme}`).toEqual([])
    }
    const outside = await reader.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect.soft(outside, `${subject} at 320 wide`).toBe(0)
  }
  expect(asked).toEqual([])
  expect(server.output()).not.toContain('failed')
})
