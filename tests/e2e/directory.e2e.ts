import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** The coaches the directory says it has; forty in the demo. */
async function howMany(page: Page): Promise<number> {
  const said = await page.getByText(/^Showing \d+ of \d+ coaches$/).textContent()
  const all = Number(said?.match(/of (\d+)/)?.[1])
  expect(all).toBeGreaterThanOrEqual(40)
  return all
}

test.beforeEach(({ signIn }) => signIn('client@nolo.test'))

test('filters narrow the list, stand in the address and as chips, and go one by one', async ({ page }) => {
  await page.goto('/coaches')
  const said = page.getByText(/^Showing \d+ of \d+ coaches$/)
  // other walks on this server may have made somebody a coach
  const all = await howMany(page)
  await expect(said).toHaveText(`Showing ${all} of ${all} coaches`)
  await expect(page.getByRole('article')).toHaveCount(24)

  await page.getByLabel('Search', { exact: true }).fill('nemavhola')
  await expect(said).toHaveText(`Showing 1 of ${all} coaches`)
  await expect(page).toHaveURL('/coaches?q=nemavhola')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Rudzani Ṋemavhola')
  await page.getByRole('button', { name: 'Remove filter "nemavhola"' }).click()
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('')
  await expect(said).toHaveText(`Showing ${all} of ${all} coaches`)

  await page.getByLabel('Specialty').selectOption('Financial Coaching')
  await page.getByLabel('Sort by').selectOption('Lowest Price')
  await page.getByRole('button', { name: 'Verified Only', exact: true }).click()
  await expect(page).toHaveURL('/coaches?specialty=Financial+Coaching&sort=price&verified=true')
  await expect(page.getByRole('button', { name: 'Verified Only', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Sipho Dlamini')

  await page.reload()
  await expect(page.getByLabel('Specialty')).toHaveValue('Financial Coaching')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Sipho Dlamini')
  await page.goBack()
  await expect(page).toHaveURL('/coaches?specialty=Financial+Coaching&sort=price')
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await expect(page).toHaveURL('/coaches')
  await expect(page.getByText('Active filters:')).toHaveCount(0)
})

test('typing replaces the address; back from a coach restores the pages shown and the place', async ({ page }) => {
  await page.goto('/goals')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Coaches' }).click()
  await page.getByLabel('Search', { exact: true }).pressSequentially('coach', { delay: 300 })
  await expect(page).toHaveURL('/coaches?q=coach')
  await page.goBack()
  await expect(page).toHaveURL('/goals')
  await page.goForward()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()

  const all = await howMany(page)
  await page.getByRole('button', { name: `Show ${all - 24} more` }).click()
  await expect(page.getByRole('article')).toHaveCount(all)
  await expect(page.getByRole('article').nth(24).getByRole('link').first()).toBeFocused()
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  const name = await last.getByRole('heading').textContent()
  await last.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(all)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(60)
})

test('six places stand while the coaches are on their way', async ({ page }) => {
  await page.goto('/goals')
  let go = () => {}
  const held = new Promise<void>((done) => (go = done))
  await page.route(/\/trpc\/[^?]*coaches\.search/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Coaches' }).click()
  await expect(page.locator('[data-placeholder]')).toHaveCount(6)
  go()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('on a phone a card leads to the booking and to a message', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/coaches?q=naledi')
  const card = page.getByRole('article').first()
  await expect(card.getByText('+2 more')).toBeVisible()
  await expect(card.getByText('4.9', { exact: true })).toBeVisible()
  await expect(card.getByText('(30 reviews)')).toBeVisible()
  await expect(card.getByText('R2775.00')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Book session' })).toHaveAttribute('href', /^\/booking\?coach=[\w-]+$/)
  await expect(card.getByRole('link', { name: 'Send message' })).toHaveAttribute('href', /^\/chat\?coach=[\w-]+$/)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'What we checked' })).toBeVisible()
  await expect(page.getByText("Johannesburg time, yours and Naledi's.")).toBeVisible()
  await expect(page.getByRole('link', { name: '09:30' }).first()).toHaveAttribute(
    'href',
    /coach=.*&date=\d{4}-\d\d-\d\d&time=09%3A30/,
  )
})

test('every review of a coach can be read, and reading goes on where it stopped', async ({ page }) => {
  await page.goto('/coaches?q=anwar')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const more = reviews.getByRole('button', { name: 'Show more reviews' })
  for (const shown of [4, 20]) {
    await expect(reviews.getByRole('listitem')).toHaveCount(shown)
    await more.click()
    await expect(reviews.getByRole('listitem').nth(shown)).toBeFocused()
  }
  await expect(reviews.getByRole('listitem')).toHaveCount(40)
  await expect(more).toHaveCount(0)
})

test('a coach nobody knows is not found', async ({ page }) => {
  await page.goto('/coaches/nobody')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
