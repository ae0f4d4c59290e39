import { expect, test } from './fixtures'

type Mail = { to: string; subject: string; text: string }

test('from a forgotten password through the mail and back in', async ({ page, signUp, server }) => {
  const { email, password } = await signUp({ firstName: 'Sipho' })
  await page.goto('/api/logout')
  await page.goto('/api/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeVisible()

  const mailed = async (subject: RegExp) => {
    const mails: Mail[] = await (await page.request.get(`${server.url}/dev/mailbox.json`)).json()
    return mails.find((mail) => mail.to === email && subject.test(mail.subject))
  }
  await expect.poll(() => mailed(/Choose a new password/), { timeout: 10_000 }).toBeTruthy()
  const link = (await mailed(/Choose a new password/))?.text.match(/http:\S+reset-password\S+/)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('New password').evaluate((field: HTMLInputElement) => field.form?.setAttribute('novalidate', ''))
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('at least 8 characters')
  await page.getByLabel('New password').fill('a small boat at noon')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sipho')
  await expect.poll(() => mailed(/was changed/), { timeout: 10_000 }).toBeTruthy()

  await page.goto('/api/logout')
  const again = await page.goto(link)
  expect(again?.status()).toBe(400)
  await expect(page.getByRole('heading', { name: 'That link does not work any more' })).toBeVisible()
  await page.goto('/api/login')
  const signIn = async (typed: string) => {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(typed)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  }
  await signIn(password)
  await expect(page.getByRole('alert')).toContainText('do not match')
  await signIn('a small boat at noon')
  await expect(page).toHaveURL('/')
})

test('two browsers, signed out everywhere from one', async ({ page, browser, signUp, server }) => {
  const { email, password } = await signUp()
  const second = await browser.newContext({ baseURL: server.url })
  await second.request.post('/api/login', { form: { email, password } })
  const who = async (request: typeof page.request) => (await request.get(`${server.url}/api/auth/user`)).status()
  expect([await who(page.request), await who(second.request)]).toEqual([200, 200])
  const ended = await page.request.post(`${server.url}/trpc/auth.signOutEverywhere`, { data: {} })
  expect((await ended.json()).result.data).toEqual({ ended: 2 })
  expect([await who(page.request), await who(second.request)]).toEqual([401, 401])
  await second.close()
})
