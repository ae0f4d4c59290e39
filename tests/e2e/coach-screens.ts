import type { Browser, BrowserContext, Page } from '@playwright/test'
import { enter } from './approved-coach'
import { DEMO_PASSWORD, expect } from './fixtures'
import type { Screen } from './screens'

const heading = (text: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name: text }).first()).toBeVisible()

/** The screens of the coach's area. */
export const COACH_SCREENS: Screen[] = [
  { name: 'coaching, dashboard', who: 'coach', path: '/', open: heading('Your coaching') },
  { name: 'coaching, week', who: 'coach', path: '/coach', open: heading('Next sessions') },
  {
    name: 'coaching, a group',
    who: 'coach',
    path: '/coach',
    async open(page) {
      await page.getByRole('button', { name: 'Open Speaking up, softly' }).click()
      await expect(page.getByRole('dialog', { name: 'Speaking up, softly' })).toBeVisible()
    },
  },
  {
    name: 'coaching, new group refused',
    who: 'coach',
    path: '/coach',
    async open(page) {
      await page.getByRole('button', { name: 'New group session' }).click()
      await page.getByRole('button', { name: 'Publish group' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'coaching, hours not saved',
    who: 'coach',
    path: '/coach/hours',
    async open(page) {
      await page.getByRole('button', { name: 'Close Friday' }).click()
      await expect(page.getByRole('button', { name: 'Save hours' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Free starts' }).locator('time').first()).toBeVisible()
    },
  },
  {
    name: 'coaching, a different day',
    who: 'coach',
    path: '/coach/hours',
    async open(page) {
      await page.getByRole('button', { name: 'Add a different day' }).click()
      await page.getByRole('button', { name: 'Add the day' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'coaching, a note',
    who: 'coach',
    path: '/coach/clients',
    async open(page) {
      await page
        .getByRole('button', { name: /^Write a note/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'coaching, clients', who: 'coach', path: '/coach/clients', open: heading('Clients') },
  { name: 'coaching, earnings', who: 'coach', path: '/coach/earnings', open: heading(/20\d\d/) },
  { name: 'coaching, page and rate', who: 'coach', path: '/coach/page', open: heading('Your page') },
  { name: 'coaching, not a coach', who: 'newcomer', path: '/coach' },
]

/** Signs the demo coach in, with a few sessions booked by the client, one of them asked to move, and a group; their browser. */
export async function coachWeek(browser: Browser, url: string, client: BrowserContext): Promise<BrowserContext> {
  const coach = await enter(browser, url, '/api/login', { email: 'coach@nolo.test', password: DEMO_PASSWORD })
  const ask = async (who: BrowserContext, name: string, input?: object) => {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
    return (await (await who.request.get(`/trpc/${name}${query}`)).json()).result.data
  }
  const tell = async (who: BrowserContext, name: string, data: object) => {
    const answer = await who.request.post(`/trpc/${name}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).result.data
  }
  const { availability } = await ask(coach, 'coaches.availability')
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: 0, end: 1440 }))
  await tell(coach, 'coaches.setAvailability', { ...availability, weekly, overrides: [], noticeMinutes: 0 })
  const { id: coachId } = await ask(coach, 'coaches.own')
  const from = new Date().toISOString().slice(0, 10)
  const wish = { coachId, from, days: 5, sessionType: 'individual', timeZone: 'UTC' }
  const startsOf = async (duration: number): Promise<string[]> => {
    const slots = await ask(client, 'sessions.slots', { ...wish, duration })
    return slots.days.flatMap(({ free }: { free: { startsAt: string }[] }) => free.map(({ startsAt }) => startsAt))
  }
  const starts = await startsOf(60)
  const book = (at: string) =>
    tell(client, 'sessions.book', { coachId, date: at.slice(0, 10), time: at.slice(11, 16), timeZone: 'UTC' })
  const soon = await book(starts[8] as string)
  await book(starts[50] as string)
  await tell(client, 'sessions.move', { id: soon.id, startsAt: starts[60] })
  const group = {
    duration: 90,
    seats: 5,
    title: 'Speaking up, softly',
    topic: 'For people who swallow the sentence.',
    format: 'video',
  }
  await tell(coach, 'sessions.publishGroup', { ...group, startsAt: (await startsOf(group.duration))[70] })
  return coach
}
