import { expect, type Page } from '@playwright/test'
import type { Screen } from './screens'

const SEARCH = /\/trpc\/[^?]*coaches\.search/

/** Comes to the directory from the dashboard, so that it asks the server itself, and gets what `answer` makes of it. */
async function askedAnew(page: Page, answer: (body: string) => { status?: number; body: string }) {
  await page.goto('/goals')
  await page.route(SEARCH, async (route) => {
    const given = await route.fetch()
    await route.fulfill({ response: given, ...answer(await given.text()) })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Coaches' }).click()
  await page.waitForURL('/coaches')
}

const EMPTY = { items: [], matching: 0, active: 0, verified: 0, specialties: [] }

export const DIRECTORY_SCREENS: Screen[] = [
  {
    name: 'coaches',
    who: 'client',
    path: '/coaches',
    open: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    name: 'coaches, filtered',
    who: 'client',
    path: '/coaches?q=calm&specialty=Stress%20Management&verified=true&sort=price',
    open: (page) => expect(page.getByText('Active filters:')).toBeVisible(),
  },
  {
    name: 'coaches, nobody found',
    who: 'client',
    path: '/coaches?q=drumming',
    open: (page) => expect(page.getByText('No Coaches Found')).toBeVisible(),
  },
  {
    name: 'coaches, nobody there',
    who: 'client',
    path: '/goals',
    async open(page) {
      await askedAnew(page, (body) => {
        const answers: { result: { data: object } }[] = JSON.parse(body)
        return { body: JSON.stringify(answers.map((one) => ('items' in one.result.data ? { result: { data: EMPTY } } : one))) }
      })
      await expect(page.getByText('No Coaches Found')).toBeVisible()
    },
  },
  {
    name: 'coaches, unavailable',
    who: 'client',
    path: '/goals',
    async open(page) {
      await askedAnew(page, (body) => ({ body: body.replaceAll('"isActive":true', '"isActive":false') }))
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'coaches, failed',
    who: 'client',
    path: '/goals',
    async open(page) {
      await askedAnew(page, () => ({ status: 503, body: 'no' }))
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'coach',
    who: 'client',
    path: '/coaches',
    async open(page) {
      await page.getByRole('link', { name: 'Naledi Mokoena', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Next free times' })).toBeVisible()
      await expect(page.getByRole('link', { name: '10:00' }).first()).toBeVisible()
    },
  },
]
