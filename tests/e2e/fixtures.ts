import { test as base, expect, type Page } from '@playwright/test'
import { type RunningServer, startServer } from '../server'
import { type CountingModel, countingModel } from './counting-model'

export const DEMO_PASSWORD = 'try-nolo-today'

type Person = { firstName: string; lastName: string; email: string; password: string }
type Fixtures = {
  /** Signs up through the form, as a new person; ends on the dashboard. */
  signUp(person?: Partial<Person>): Promise<Person>
  /** Signs in through the form. */
  signIn(email: string, password?: string): Promise<void>
  /** What the page said of blocked content, errors and other hosts; checked empty after every test. */
  complaints: string[]
}
type Shared = {
  server: RunningServer
  /** A second server, whose coach is a model on loopback that the test paces. */
  modelServer: RunningServer & { model: CountingModel }
}

let people = 0

/** Has a page report whatever it should not do. Every page of a test is listened to, further tabs too. */
export async function listen(page: Page, complaints: string[], url: string) {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== url) complaints.push(`another host: ${request.url()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A browser writes every 4xx answer to the console; those are what some tests ask for.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`)
    })
  })
}

/** Playwright's `test` with a server of its own for each file's worker, and pages that may not complain. */
export const test = base.extend<Fixtures, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startServer({ demo: true, env: { RATE_LIMITS: 'off' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  modelServer: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const model = await countingModel()
      const env = { RATE_LIMITS: 'off', OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.baseURL }
      const server = await startServer({ demo: true, env })
      await use({ ...server, model })
      await server.stop()
      await model.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  complaints: async ({}, use) => use([]),
  page: async ({ page, complaints, baseURL }, use) => {
    await listen(page, complaints, baseURL as string)
    await use(page)
    expect(complaints, 'the page reports no error and no refused content').toEqual([])
  },
  signUp: async ({ page }, use) => {
    await use(async (given = {}) => {
      people += 1
      const person = {
        firstName: 'Thandi',
        lastName: 'Nkosi',
        email: `thandi.${Date.now()}.${people}@nolo.test`,
        password: 'a-quiet-morning-7',
        ...given,
      }
      await page.goto('/api/login?mode=sign-up')
      const form = page.locator('form[action="/api/register"]')
      await form.locator('[name=firstName]').fill(person.firstName)
      await form.locator('[name=lastName]').fill(person.lastName)
      await form.locator('[name=email]').fill(person.email)
      await form.locator('[name=password]').fill(person.password)
      await form.locator('[type=submit]').click()
      await page.waitForURL('/')
      return person
    })
  },
  signIn: async ({ page }, use) => {
    await use(async (email, password = DEMO_PASSWORD) => {
      await page.goto('/api/login')
      const form = page.locator('form[action="/api/login"]')
      await form.locator('[name=email]').fill(email)
      await form.locator('[name=password]').fill(password)
      await form.locator('[type=submit]').click()
      await page.waitForURL('/')
    })
  },
})

export { expect }
