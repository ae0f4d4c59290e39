import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test('the landing page, signing up and signing in need no script', async ({ page, signUp, signIn, server }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Meet Our Expert Coaches' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Watch Demo' }).click()
  await expect(page).toHaveURL(/\/api\/login/)
  const user = () => page.request.get(`${server.url}/api/auth/user`)

  const { email, password } = await signUp({ firstName: 'Noscript' })
  expect(await (await user()).json()).toMatchObject({ firstName: 'Noscript', email })
  await page.goto('/api/logout')
  expect((await user()).status()).toBe(401)

  await page.goto('/api/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/login'),
    page.getByRole('main').getByRole('button', { name: 'Sign In' }).click(),
  ])
  expect(answer.status()).toBe(401)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await signIn(email, password)
  expect((await user()).status()).toBe(200)
})

test('the link that shows an address asks with a button, and only the button counts', async ({ page, signUp }) => {
  const { email } = await signUp()
  const mailed = async () => {
    const mails: { to: string; text: string }[] = await (await page.request.get('/dev/mailbox.json')).json()
    return mails.find(({ to }) => to === email)?.text.match(/\/api\/verify-email\S+/)?.[0] ?? ''
  }
  const isVerified = async () => (await (await page.request.get('/api/auth/user')).json()).emailVerified
  await expect.poll(mailed, { timeout: 10_000 }).not.toBe('')
  await page.goto(await mailed())
  await expect(page.getByText(email)).toBeVisible()
  expect(await isVerified()).toBe(false)
  await page.getByRole('button', { name: 'This is my address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, this is your address' })).toBeVisible()
  expect(await isVerified()).toBe(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Nolo' })).toBeVisible()
})
