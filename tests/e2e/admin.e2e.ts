import { expect, test } from './fixtures'

test('whoever is no administrator reads that access is denied, and is back at the start a second later', async ({
  page,
  signUp,
}) => {
  await signUp()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an administrator finds a person, blocks them with a reason and lets them in again', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const other = await browser.newContext({ baseURL: server.url })
  const names = { firstName: 'Dex', lastName: 'Offers', email: `dex.${Date.now()}@nolo.test`, password: 'a-quiet-morning-7' }
  await other.request.post('/api/register', { form: names, maxRedirects: 0 })
  await signIn('admin@nolo.test')
  await expect(page.getByRole('region', { name: 'Coach applications' })).toContainText(
    /\d+ applications? waits? for you, the oldest for/,
  )
  await page.getByRole('link', { name: 'Open the admin page' }).click()
  await expect(page.getByText('Applications waiting')).toBeVisible()
  for (const service of ['Database', 'AI services', 'Payments', 'Mail', 'Oldest job'])
    await expect(page.getByRole('region', { name: 'System status' }).getByText(service, { exact: true })).toBeVisible()

  const users = page.getByRole('region', { name: 'User management' })
  await users.getByLabel('Search users').fill(names.email)
  await expect(users.getByRole('row')).toHaveCount(2)
  await users.getByRole('button', { name: 'Block Dex' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block Dex Offers?' })
  await expect(dialog).toContainText('No session lies ahead.')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please say why, the person reads it.')
  await dialog.getByLabel('Reason').fill('Sent adverts to four coaches.')
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(users.getByText('Sent adverts to four coaches. Johan van der Merwe')).toBeVisible()
  expect((await other.request.get('/api/auth/user')).status()).toBe(401)
  await page.setViewportSize({ width: 375, height: 812 })
  const oneLine = await users.getByText('Dex Offers').boundingBox()
  expect(oneLine?.height, 'a long reason leaves the name its line on a phone').toBeLessThan(30)
  await users.getByRole('button', { name: 'Unblock Dex' }).click()
  await expect(users.getByRole('button', { name: 'Block Dex' })).toBeVisible()
  await users.getByLabel('Role of Dex Offers').selectOption('admin')
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click()
  await expect(users.getByLabel('Role of Dex Offers')).toHaveValue('admin')
  await other.close()
})

test('an administrator hides a review with a reason, finds it among the hidden and shows it again', async ({ page, signIn }) => {
  await signIn('admin@nolo.test')
  await page.goto('/admin')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const first = reviews.getByRole('listitem').first()
  await first.getByRole('button', { name: /^Hide/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Hide the review by/ })
  await expect(dialog).toContainText('no longer counts in the rating')
  await dialog.getByLabel('Reason').fill('It names a third person.')
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(first).toContainText('It names a third person.')
  await reviews.getByRole('radio', { name: 'Hidden' }).check()
  await expect(page).toHaveURL(/reviews=hidden/)
  await expect(reviews.getByRole('listitem')).toHaveCount(1)
  await reviews.getByRole('button', { name: /^Show again/ }).click()
  await expect(reviews.getByText('Nothing is hidden')).toBeVisible()
})
