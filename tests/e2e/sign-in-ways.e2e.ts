import type { Browser, BrowserContext, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import { startIssuer, type TestIssuer } from '../../src/server/testing/test-issuer'
import { freePort, type RunningServer, startServer } from '../server'
import { findings } from './axe'
import { test as base, expect } from './fixtures'

type Ways = { port: number; server: RunningServer; issuer: TestIssuer }

/** Passkeys need a name as the address, and the issuer must know it: one server with both. */
const test = base.extend<object, Ways>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  issuer: [
    async ({ port }, use) => {
      const issuer = await startIssuer([`http://localhost:${port}`])
      await use(issuer)
      await issuer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ issuer, port }, use) => {
      const url = `http://localhost:${port}`
      const env = { RATE_LIMITS: 'off', PUBLIC_URL: url, ...issuer.env }
      const server = await startServer({ demo: true, port, env })
      await use({ ...server, url })
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const who = async (page: Page) => {
  const answer = await page.request.get('/api/auth/user')
  return answer.ok() ? ((await answer.json()) as { email: string }).email : answer.status()
}

async function signOut(page: Page) {
  await page.goto('/api/logout')
  expect(await who(page)).toBe(401)
}

/** Calls the API as the page's signed-in person. */
async function call<T>(page: Page, procedure: string, input: unknown = {}): Promise<T> {
  const answer = await page.request.post(`/trpc/${procedure}`, { data: input as object })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).result.data
}

/** A device with a fingerprint reader, as Chromium pretends one. */
async function withDevice(context: BrowserContext, page: Page) {
  const chrome = await context.newCDPSession(page)
  await chrome.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', { options })
  return { refuse: () => chrome.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }) }
}

/** Adds a passkey through the profile. */
async function addPasskey(page: Page, password: string) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A name you will know it by').fill('Test laptop')
  await dialog.locator('[autocomplete=current-password]').fill(password)
  await dialog.locator('[type=submit]').click()
  await expect(page.getByRole('button', { name: 'Remove Test laptop' })).toBeVisible()
}

test('a passkey made in the profile signs in with one press; a refused one leaves the page as it was', async ({
  page,
  context,
  signUp,
}) => {
  const device = await withDevice(context, page)
  const { email, password } = await signUp()
  await addPasskey(page, password)
  await signOut(page)
  await page.goto('/api/login?returnTo=/goals')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('/goals')
  expect(await who(page)).toBe(email)

  await signOut(page)
  await device.refuse()
  await page.goto('/api/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('sign in another way')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  expect(await who(page)).toBe(401)
})

test('a passkey goes only with the password, and the owner hears of it by mail', async ({ page, context, signUp }) => {
  await withDevice(context, page)
  const { email, password } = await signUp()
  await addPasskey(page, password)
  await page.getByRole('button', { name: 'Remove Test laptop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Test laptop?' })
  const field = dialog.getByLabel('Your password, to be sure it is you')
  await expect(field).toBeFocused()
  await field.fill('not the one')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('That is not your password.')
  expect(await findings(page)).toEqual([])
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Test laptop' })).toBeHidden()
  const subjects = async () => {
    const mails: { to: string; subject: string }[] = await (await page.request.get('/dev/mailbox.json')).json()
    return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
  }
  await expect.poll(subjects, { timeout: 10_000 }).toContain('A passkey was added to your Nolo account')
})

test('axe finds nothing on the page with every way in, light and dark, wide and narrow', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/api/login')
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findings(page), `${colorScheme}, ${width} wide`).toEqual([])
    }
  }
})

test('without a script the passkey has no button, and the other ways stand', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/api/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Continue with Ubuntu Works' })).toBeVisible()
  await context.close()
})

/** Turns codes on and answers with what makes them, and the recovery codes. */
async function withCodes(page: Page, password: string) {
  const { secret } = await call<{ secret: string }>(page, 'auth.totp.start', { password })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const { codes } = await call<{ codes: string[] }>(page, 'auth.totp.confirm', { code: app.generate() })
  return { app, codes }
}

async function typePassword(page: Page, email: string, password: string) {
  await page.goto('/api/login?returnTo=/goals')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('after the password comes the code of the app, and a recovery code works once', async ({ page, signUp }) => {
  const { email, password } = await signUp()
  const { app, codes } = await withCodes(page, password)
  await signOut(page)

  await typePassword(page, email, password)
  expect(await who(page)).toBe(401)
  await typeCode(page, '000000')
  await expect(page.getByRole('alert')).toContainText('does not match')
  // the code that turned it on is spent; the next one is valid a step early
  await typeCode(page, app.generate({ timestamp: Date.now() + 30_000 }))
  await page.waitForURL('/goals')
  expect(await who(page)).toBe(email)

  await signOut(page)
  await typePassword(page, email, password)
  await typeCode(page, codes[0] as string)
  await page.waitForURL('/goals')
  await signOut(page)
  await typePassword(page, email, password)
  await typeCode(page, codes[0] as string)
  await expect(page.getByRole('alert')).toContainText('does not match')
  expect(await who(page)).toBe(401)
})

test('the code page needs no script', async ({ page, signUp, browser, server }) => {
  const { email, password } = await signUp()
  const { codes } = await withCodes(page, password)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const plain = await context.newPage()
  await typePassword(plain, email, password)
  await typeCode(plain, codes[0] as string)
  await plain.waitForURL('/goals')
  expect(await who(plain)).toBe(email)
  await context.close()
})

test.describe('with an account elsewhere', () => {
  /** A browser of its own, free to go to the issuer's host. */
  async function visitor(browser: Browser, url: string) {
    const context = await browser.newContext({ baseURL: url })
    return { context, page: await context.newPage() }
  }

  /** Has everybody signed in eleven minutes ago. */
  function ageSignIns({ folder }: RunningServer) {
    const db = new Database(`${folder}/nolo.db`)
    db.prepare('update login_sessions set created_at = created_at - 660000').run()
    db.close()
  }

  test('a press signs in, and makes the account where there was none', async ({ browser, server, issuer }) => {
    issuer.as({ sub: 'browser-1', email: 'naledi@works.test', email_verified: true, given_name: 'Naledi' })
    const { context, page } = await visitor(browser, server.url)
    for (const round of ['new', 'known']) {
      await page.goto('/api/login?returnTo=/goals')
      await page.getByRole('link', { name: 'Continue with Ubuntu Works' }).click()
      await page.waitForURL('/goals')
      expect(await who(page), round).toBe('naledi@works.test')
      await signOut(page)
    }
    await context.close()
  })

  test('who has no password signs in again before a way in is added or goes', async ({ browser, server, issuer }) => {
    issuer.as({ sub: 'browser-2', email: 'ayanda@works.test', email_verified: true, given_name: 'Ayanda' })
    const { context, page } = await visitor(browser, server.url)
    await page.goto('/api/login/oidc?returnTo=/profile')
    const dialog = page.getByRole('dialog')
    const unlink = async () => {
      await page.getByRole('button', { name: 'Unlink ayanda@works.test' }).click()
      await dialog.getByRole('button', { name: 'Unlink' }).click()
    }
    await unlink()
    await expect(page.getByRole('status').filter({ hasText: 'This is the only way into your account.' }).first()).toBeAttached()
    await page.reload()
    ageSignIns(server)
    await unlink()
    await expect(dialog.getByRole('alert')).toContainText('please sign in again')
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByRole('alert')).toContainText('please sign in again')
    await dialog.getByRole('link', { name: 'Continue with Ubuntu Works' }).click()
    await page.waitForURL('/profile')
    await withDevice(context, page)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('button', { name: 'Remove This device' })).toBeVisible()
    await unlink()
    await expect(page.getByRole('button', { name: 'Unlink ayanda@works.test' })).toBeHidden()
    await context.close()
  })

  test('who has no password signs in again before the account goes, beside the word', async ({ browser, server, issuer }) => {
    issuer.as({ sub: 'browser-3', email: 'lindiwe@works.test', email_verified: true, given_name: 'Lindiwe' })
    const { context, page } = await visitor(browser, server.url)
    await page.goto('/api/login/oidc?returnTo=/profile')
    const dialog = page.getByRole('dialog', { name: 'Delete your account, Lindiwe?' })
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await dialog.getByLabel(/^Type/).fill('delete')
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
    }
    await page.waitForURL('/profile')
    ageSignIns(server)
    await remove()
    await expect(dialog.getByRole('alert')).toContainText('please sign in again')
    expect(await findings(page)).toEqual([])
    expect(await who(page)).toBe('lindiwe@works.test')
    await dialog.getByRole('link', { name: 'Continue with Ubuntu Works' }).click()
    await page.waitForURL('/profile')
    await remove()
    await page.waitForURL('/')
    expect(await who(page)).toBe(401)
    await context.close()
  })

  test('an address of somebody here, unconfirmed there, is refused with a sentence', async ({ browser, server, issuer }) => {
    issuer.as({ sub: 'thief', email: 'client@nolo.test', email_verified: false })
    const { context, page } = await visitor(browser, server.url)
    await page.goto('/api/login')
    await page.getByRole('link', { name: 'Continue with Ubuntu Works' }).click()
    await expect(page.getByRole('alert').first()).toContainText('has not confirmed that client@nolo.test is yours')
    expect(await who(page)).toBe(401)
    await context.close()
  })

  for (const name of ['state', 'code', 'iss', 'cookie'] as const) {
    test(`a return with another ${name} is refused with 400, and nobody is signed in`, async ({ browser, server, issuer }) => {
      issuer.as({ sub: `tampered-${name}`, email: `${name}@works.test`, email_verified: true })
      const { context, page } = await visitor(browser, server.url)
      const off = await page.request.get('/api/login/oidc', { maxRedirects: 0 })
      const back = await issuer.visit(off.headers().location as string)
      if (name === 'cookie') await context.clearCookies({ name: 'nolo_oidc' })
      else back.searchParams.set(name, 'tampered')
      const answer = await page.goto(back.href)
      expect(answer?.status()).toBe(400)
      await expect(page.getByRole('alert').first()).toContainText('start again')
      expect(await who(page)).toBe(401)
      await context.close()
    })
  }
})
