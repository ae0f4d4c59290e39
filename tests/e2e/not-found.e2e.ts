import { DEMO_PASSWORD, expect, test } from './fixtures'

test('signed out, a path of the signed-in is not found, and leads back there after signing in', async ({ page }) => {
  const answer = await page.goto('/goals?status=active')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email address').fill('client@nolo.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/goals?status=active')
  await expect(page.getByRole('heading', { level: 1, name: 'Your goals' })).toBeVisible()
})

test('signed in, an unknown path is not found inside the frame', async ({ page, signIn }) => {
  await signIn('client@nolo.test')
  for (const path of ['/nowhere', '/goals/no-such-goal']) {
    const answer = await page.goto(path)
    if (path === '/nowhere') expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('button', { name: 'Account, Thandi Mokoena' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/')
})
