import { expect, test } from './fixtures'

// Every test here also fails on a request to another host, an error, or anything the content policy refused (fixtures).

test('the API pages show every path, in the chosen look, and a call can be tried', async ({ page, signIn }) => {
  await signIn('client@nolo.test')
  const answer = await page.goto('/api-docs')
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe-/)
  await expect(page.getByRole('heading', { name: 'Nolo API' })).toBeVisible()
  for (const summary of ['Create a goal', 'The bookings of the signed-in person', 'Start a conversation'])
    await expect(page.getByRole('button', { name: summary }).first()).toBeVisible()

  const opened = page.getByRole('button', { name: /Test Request.*\/api\/auth\/user/i }).first()
  await page.getByRole('button', { name: 'The signed-in person' }).first().click()
  await opened.click()
  await page.getByRole('button', { name: /^Send get request/ }).click()
  await expect(page.getByText('client@nolo.test').first()).toBeVisible()
})

test('light and dark follow the choice', async ({ page, signIn, context, baseURL }) => {
  await signIn('client@nolo.test')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const seen: string[] = []
  for (const value of ['light', 'dark']) {
    await context.addCookies([{ name: 'nolo_theme', value, url: baseURL }])
    await page.goto('/api-docs')
    await expect(page.locator(`body.${value}-mode`)).toBeVisible()
    seen.push(await background())
  }
  expect(seen[0]).not.toBe(seen[1])
})

test('the footer leads there; signed out there is no such page', async ({ page, signIn }) => {
  expect((await page.goto('/api-docs'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await signIn('client@nolo.test')
  await page.getByRole('contentinfo').getByRole('link', { name: 'API docs' }).click()
  await expect(page.getByRole('heading', { name: 'Nolo API' })).toBeVisible()
  await page.getByRole('link', { name: 'Nolo', exact: true }).click()
  await expect(page).toHaveURL('/')
})
