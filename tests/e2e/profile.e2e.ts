import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from './fixtures'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
type Entry = { email: string; password: string }

const saved = (page: Page) => page.getByRole('region', { name: /notifications/i })

/** A second browser of the same person; `enters` says whether it is signed in. */
async function otherBrowser(browser: Browser, baseURL: string, form: Entry) {
  const context = await browser.newContext({ baseURL, userAgent: FIREFOX })
  const { request } = context
  expect((await request.post('/api/login', { form, maxRedirects: 0 })).status()).toBe(303)
  return { isIn: async () => (await request.get('/api/auth/user')).ok(), close: () => context.close() }
}

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile and settings')
}

test('a person changes their name, their zone and the look, and finds them so again', async ({ page, signUp }) => {
  await signUp()
  await openSettings(page)
  await page.getByLabel('First name').fill('  ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please enter your first name.')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Rudzani')
  await page.getByLabel('Last name').fill('Ṋemavhola')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toContainText('We will call you Rudzani.')
  await expect(page.getByRole('button', { name: 'Account, Rudzani Ṋemavhola' })).toBeVisible()

  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toContainText('Johannesburg')
  await zone.press('ArrowDown')
  await page.getByRole('combobox', { name: 'Search a city' }).fill('sao paulo')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toContainText('Time zone saved')
  await expect(zone).toContainText('Sao Paulo')
  await expect(zone).toBeFocused()

  await page.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('combobox', { name: 'Search a currency' }).fill('euro')
  await page.getByRole('option', { name: /Euro/ }).click()
  await expect(saved(page)).toContainText('Currency saved')

  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await (await page.reload())?.text()).toContain('data-theme="dark"')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByLabel('First name')).toHaveValue('Rudzani')
  await expect(zone).toContainText('Sao Paulo')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toContainText('Euro')
})

test('a new address waits for its own link', async ({ page, signUp, request }) => {
  const { email, password } = await signUp()
  await page.goto('/profile')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await dialog.getByLabel('New email address').fill(`new.${email}`)
  await dialog.getByLabel(/^Your password/).fill('not-my-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(/^Your password/)).toHaveAccessibleDescription('That is not your password.')
  await dialog.getByLabel(/^Your password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(saved(page)).toContainText(`Open the link in the mail to new.${email}.`)
  await expect(page.getByText(`We sent a link to new.${email}.`)).toBeVisible()

  const mailedLink = async () => {
    const mails: { to: string; text: string }[] = await (await request.get('/dev/mailbox.json')).json()
    return mails.find(({ to }) => to === `new.${email}`)?.text.match(/http\S+/)?.[0] ?? ''
  }
  await expect.poll(mailedLink).not.toBe('')
  await page.goto(await mailedLink())
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByRole('link', { name: 'Go to Nolo' }).click()
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'About you' })).toContainText(`new.${email}`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('another password ends the other browsers, and each can be ended on its own', async ({ page, signUp, browser, server }) => {
  const { email, password } = await signUp()
  const first = await otherBrowser(browser, server.url, { email, password })
  await page.goto('/profile')
  const logins = page.getByRole('list', { name: 'Where you are signed in' })
  await expect(logins.getByRole('listitem')).toHaveCount(2)
  await expect(logins.getByRole('listitem').filter({ hasText: 'This one' })).toContainText('In use now')
  expect(await first.isIn()).toBe(true)
  await logins.getByRole('button', { name: /Sign out Firefox on Windows/ }).click()
  await expect(saved(page)).toContainText('Signed out there')
  await expect(logins.getByRole('listitem')).toHaveCount(1)
  expect(await first.isIn()).toBe(false)

  const second = await otherBrowser(browser, server.url, { email, password })
  const next = 'a-louder-evening-8'
  await page.getByLabel('Current password').fill('not-my-password')
  await page.getByLabel('New password').fill(next)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  expect(await second.isIn()).toBe(true)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(saved(page)).toContainText('Password changed')
  await expect(page.getByLabel('New password')).toHaveValue('')
  expect(await second.isIn()).toBe(false)
  await page.reload()
  await expect(logins.getByRole('listitem')).toHaveCount(1)

  const third = await otherBrowser(browser, server.url, { email, password: next })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL(/\/api\/login/)
  expect(await third.isIn()).toBe(false)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await Promise.all([first, second, third].map((one) => one.close()))
})

test('the second step is turned on with a first code, gives ten codes once, and is turned off again', async ({
  page,
  signUp,
}) => {
  const { password } = await signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByLabel(/^Your password/).fill(password)
  await page.keyboard.press('Enter')
  const code = page.getByLabel('The six digits your app shows')
  await expect(code).toBeFocused()
  await code.fill('12 34')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('Please enter the six digits your app shows.')
  const address = await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')
  const secret = new URL(address as string).searchParams.get('secret') as string
  await code.fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(await codes.first().textContent())
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel(/^Your password/).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(saved(page)).toContainText('Second step is off')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a person takes all they gave along, deletes the account, and cannot come back in', async ({ page, signUp }) => {
  const { email, password } = await signUp()
  await page.getByLabel('What do you want to work on?').fill('Learn to whistle')
  await page.keyboard.press('Enter')
  await expect(saved(page)).toContainText('Goal Created')
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'JSON' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toBeTruthy()
  expect(file).toContain('Learn to whistle')
  expect(file).toContain(email)
  const readable = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'To read' }).click()
  const reading = await readable
  await expect(reading.locator('body')).toContainText('Learn to whistle')
  await reading.close()
  await page.getByRole('button', { name: 'See the log' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('You,')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account, Thandi?' })
  await expect(dialog).toContainText('your 1 goal')
  await dialog.getByLabel(/^Type/).fill('Delete')
  await dialog.getByLabel(/^Your password/).fill('not-my-password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByLabel(/^Your password/)).toHaveAccessibleDescription('That is not your password.')
  await dialog.getByLabel(/^Your password/).fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible()

  await page.goto('/api/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
