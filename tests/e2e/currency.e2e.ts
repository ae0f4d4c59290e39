import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Currency' })
const foot = (page: Page) => page.getByRole('combobox', { name: 'Show prices in' })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search a currency' })
const flagsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(...(/\/assets\/([A-Z]{2})-[\w-]+\.svg$/.exec(request.url())?.slice(1) ?? [])))
  return asked
}

test('the currency a person picks is the one of every price, here, after a reload and in their other browser', async ({
  page,
  browser,
  baseURL,
  signUp,
}) => {
  const flags = flagsOf(page)
  const { email, password } = await signUp()
  await page.goto('/profile')
  await expect(field(page)).toHaveText('USD, US dollar')
  await expect(field(page)).toHaveAccessibleDescription('Prices are shown in it.')
  expect([...new Set(flags)]).toEqual(['US'])

  await field(page).press('ArrowDown')
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(57)
  await expect(page.getByText('57 currencies. Rates of November 20, 2026.')).toBeVisible()
  await search(page).fill('japan')
  await expect(page.getByRole('option')).toHaveText(['JPY Japanese yen¥'])
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveText('JPY, Japanese yen')
  await expect(field(page)).toHaveAccessibleDescription('Prices are shown in it: $29.00 as ¥4,350.')
  await expect(foot(page)).toHaveText('JPY')

  await page.reload()
  await expect(field(page)).toHaveAccessibleDescription('Prices are shown in it: $29.00 as ¥4,350.')
  const kept = (await page.context().cookies()).find(({ name }) => name === 'nolo_currency')
  expect(kept).toMatchObject({ value: 'JPY', sameSite: 'Lax', path: '/' })
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)

  const other = await browser.newContext({ baseURL, locale: 'de-DE' })
  await other.request.post('/api/login', { form: { email, password } })
  expect(await (await other.request.get('/trpc/currency.detect')).json()).toMatchObject({ result: { data: { currency: 'JPY' } } })
  await other.close()
})

test('at the foot of every screen, by code, name or country', async ({ page, signUp }) => {
  await signUp()
  await expect(foot(page)).toHaveText('USD')
  for (const [typed, code] of [
    ['zar', 'ZAR'],
    ['pound brit', 'GBP'],
    ['turk', 'TRY'],
  ] as const) {
    await foot(page).click()
    await search(page).fill(typed)
    await page.getByRole('option', { name: code }).click()
    await expect(foot(page)).toHaveText(code)
  }
  await foot(page).click()
  await search(page).fill('doubloon')
  await expect(page.getByText('Nothing by that name. Try fewer letters.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(foot(page)).toBeFocused()
  await expect(foot(page)).toHaveText('TRY')
})

test.describe('a browser in Japanese', () => {
  test.use({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })

  test('opens an account in yen; what was picked here before goes first', async ({ page, signUp }) => {
    await signUp()
    await expect(foot(page)).toHaveText('JPY')
    await page.goto('/api/logout')
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the picker keeps it.
      document.cookie = 'nolo_currency=KES; Path=/'
    })
    await signUp()
    await expect(foot(page)).toHaveText('KES')
  })
})
