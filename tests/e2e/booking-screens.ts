import { type Browser, expect, type Page } from '@playwright/test'
import { enter } from './approved-coach'
import { freeDays, next, ownSessions, payWith, pickFarTime } from './booking-steps'
import { DEMO_PASSWORD } from './fixtures'
import type { Screen } from './screens'

const SEARCH = /\/trpc\/[^?]*coaches\.search/
const heading = (text: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name: text }).first()).toBeVisible()
const EMPTY = { items: [], matching: 0, active: 0, verified: 0, specialties: [] }

async function toSchedule(page: Page) {
  await page.getByRole('radio', { name: 'Naledi Mokoena' }).check()
  await next(page)
  await expect(freeDays(page).first()).toBeVisible()
}

async function toFirstSession(page: Page) {
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /^Your session with/ })).toBeVisible()
}

/** The first session that can get another time and waits for no answer about one. */
async function toMovable(page: Page) {
  for (const { id } of await ownSessions(page)) {
    const input = encodeURIComponent(JSON.stringify({ id }))
    const answer = await (await page.request.get(`/trpc/sessions.detail?input=${input}`)).json()
    const { mayMove, move } = answer.result.data
    if (mayMove && !move) return page.goto(`/sessions/${id}`)
  }
  throw new Error('No session can be moved.')
}

/** Booking, and the sessions that were booked. */
export const BOOKING_SCREENS: Screen[] = [
  { name: 'booking, coach', who: 'client', path: '/booking', open: heading('Who would you like to talk to?') },
  {
    name: 'booking, nobody there',
    who: 'client',
    path: '/goals',
    async open(page) {
      await page.goto('/goals')
      await page.route(SEARCH, async (route) => {
        const given = await route.fetch()
        const answers: { result: { data: object } }[] = JSON.parse(await given.text())
        const body = answers.map((one) => ('items' in one.result.data ? { result: { data: EMPTY } } : one))
        await route.fulfill({ response: given, body: JSON.stringify(body) })
      })
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book' }).click()
      await expect(page.getByText('No Coaches Available')).toBeVisible()
    },
  },
  {
    name: 'booking, schedule',
    who: 'client',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page)
    },
  },
  {
    name: 'booking, review',
    who: 'newcomer',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page)
      await next(page)
      await expect(page.getByText(/is held for you/)).toBeVisible()
    },
  },
  {
    name: 'booking, refused',
    who: 'client',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await next(page)
      await page.getByRole('button', { name: /^Pay/ }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'booking, time gone',
    who: 'newcomer',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page, { fromEnd: 4 })
      const { origin, searchParams } = new URL(page.url())
      const [coachId, date, time] = ['coach', 'date', 'time'].map((name) => searchParams.get(name))
      const login = { email: 'coach@nolo.test', password: DEMO_PASSWORD }
      const other = await enter(page.context().browser() as Browser, origin, '/api/login', login)
      const data = { coachId, date, time, timeZone: 'Africa/Johannesburg' }
      expect((await other.request.post('/api/sessions', { data })).status()).toBe(200)
      await other.close()
      await next(page)
      await expect(page.getByText('That time has just gone')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Hold/ })).toBeVisible()
    },
  },
  {
    name: 'booking, price changed',
    who: 'newcomer',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page, { fromEnd: 5 })
      await next(page)
      // the server is told of another price than the one shown, as if that had been of yesterday
      await page.route(/\/trpc\/sessions\.book/, (route) =>
        route.continue({ postData: (route.request().postData() ?? '').replace(/("expectedPrice":\{"amount":)\d+/, '$11') }),
      )
      await payWith(page)
      await expect(page.getByRole('region', { name: 'The price has changed' })).toBeFocused()
    },
  },
  { name: 'sessions', who: 'client', path: '/sessions', open: heading('Upcoming') },
  { name: 'sessions, none', who: 'newcomer', path: '/sessions', open: heading('Upcoming') },
  { name: 'waiting room', who: 'client', path: '/sessions', open: toFirstSession },
  {
    name: 'session over, to review',
    who: 'client',
    path: '/sessions',
    async open(page) {
      await page.getByRole('link', { name: /Leave a review/ }).click()
      await page.getByRole('button', { name: 'Send review' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'session over, reviewed',
    who: 'client',
    path: '/sessions',
    async open(page) {
      await page.getByRole('region', { name: 'Past' }).getByRole('link').last().click()
      await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
    },
  },
  {
    name: 'waiting room, cancel',
    who: 'client',
    path: '/sessions',
    async open(page) {
      await toFirstSession(page)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      await expect(page.getByRole('dialog').getByText('You get back')).toBeVisible()
    },
  },
  {
    name: 'waiting room, move',
    who: 'client',
    path: '/sessions',
    async open(page) {
      await toMovable(page)
      await page.getByRole('button', { name: 'Reschedule' }).click()
      await expect(freeDays(page).first()).toBeVisible()
    },
  },
  {
    name: 'booking, failed',
    who: 'newcomer',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page, { fromEnd: 2 })
      await next(page)
      await page.route(/\/trpc\/sessions\.book/, (route) => route.abort())
      await payWith(page)
      await expect(page.getByText('Booking Failed', { exact: true }).first()).toBeVisible()
    },
  },
  {
    name: 'booking, done',
    who: 'newcomer',
    path: '/booking',
    async open(page) {
      await toSchedule(page)
      await pickFarTime(page, { fromEnd: 3 })
      await next(page)
      await payWith(page)
      await expect(page.getByRole('heading', { name: 'Session Booked Successfully!' })).toBeVisible()
    },
  },
]
