import { expect, test } from './fixtures'

test('messages come one at a time, are reached with F8 and say what is wrong', async ({ page, signUp }) => {
  await signUp()
  const toasts = page.getByRole('region', { name: /notifications/i }).locator('li')
  const form = page.getByRole('region', { name: 'Create a goal' })
  const title = form.getByLabel('What do you want to work on?')
  await title.fill('   ')
  await page.evaluate(() => {
    const seen = { most: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, document.querySelectorAll('[role=region][aria-label*=otifications] li').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await form.getByRole('button', { name: 'Create goal' }).click()
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText('Title Required')
  await expect(toasts).toContainText('Please enter a goal title.')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription('Please enter a goal title.')

  await title.fill('Drink water first')
  await page.keyboard.press('Enter')
  await expect(toasts).toContainText('Goal Created')
  await expect(toasts).toHaveCount(1)
  await expect(title).toHaveValue('')
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /notifications/i }).locator('ol')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { seen: { most: number } }).seen.most)).toBe(1)
})

test('a deleted goal comes back with one press', async ({ page, signUp }) => {
  await signUp()
  await page.getByLabel('What do you want to work on?').fill('Call my sister')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: 'Current goals' })
    .getByRole('link', { name: /Call my sister/ })
    .click()
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/goals')
  await expect(page.getByText('No goals yet')).toBeVisible()
  const toast = page.getByRole('region', { name: /notifications/i })
  await expect(toast).toContainText('Goal deleted')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(toast).toContainText('Goal is back')
  const goal = page.getByRole('main').getByRole('link', { name: /Call my sister/ })
  await expect(goal).toBeVisible()
  await page.reload()
  await expect(goal).toBeVisible()
})

test('whoever was signed out meanwhile reads that, not that something failed, and comes back where they were', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/goals')
  await page.getByRole('button', { name: 'New goal' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new goal' })
  await dialog.getByLabel('What do you want to work on?').fill('Swim twice a week')
  await page.request.get('/api/logout')
  await page.evaluate(() => {
    const said: string[] = []
    new MutationObserver(() => said.push(document.body.textContent)).observe(document.body, { childList: true, subtree: true })
    addEventListener('pagehide', () => sessionStorage.setItem('said', said.join('\n')))
  })
  await dialog.getByRole('button', { name: 'Create goal' }).click()
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
  await page.waitForURL('/api/login?returnTo=%2Fgoals')
  const said = await page.evaluate(() => sessionStorage.getItem('said'))
  expect(said).toContain('Unauthorized')
  expect(said).not.toContain('Failed to create goal')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('what went wrong stands above the sheet that is open, and can be put away', async ({ page, signUp }) => {
    await signUp()
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(/^Type/).fill('delete')
    await sheet.getByLabel(/^Your password/).fill('a-quiet-morning-7')
    await page.route('**/trpc/profile.deleteAccount*', (route) => route.abort())
    await sheet.getByRole('button', { name: 'Delete for good' }).click()
    // what lies outside of an open dialog has no role while it is open
    const toast = page.locator('[role=region][aria-label*=otifications] li')
    await expect(toast).toContainText('Error')
    await expect(async () => {
      const [above, below] = [await toast.boundingBox(), await sheet.boundingBox()]
      expect(above!.y).toBeGreaterThanOrEqual(0)
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
    }).toPass()
    await toast.locator('button[aria-label=Close]').tap()
    await expect(toast).toHaveCount(0)
    await expect(sheet).toBeVisible()
  })
})
