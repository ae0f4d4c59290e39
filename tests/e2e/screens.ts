import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { APPLY_SCREENS, apply } from './apply-screens'
import { BOOKING_SCREENS } from './booking-screens'
import { COACH_SCREENS, coachWeek } from './coach-screens'
import { DIRECTORY_SCREENS } from './directory-screens'
import { DEMO_PASSWORD, expect } from './fixtures'
import { talkWithCoach } from './thread-guest'

type Who = 'visitor' | 'client' | 'newcomer' | 'coach' | 'applicant' | 'admin'
type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>
export type Guests = {
  states: Record<Who, State | undefined>
  goal: string
  talk: string
  thread: string
  coach: string
  crisis: string
  reset: string
  address: string
}
export type Screen = { name: string; who: Who; path: string | ((guests: Guests) => string); open?: (page: Page) => Promise<void> }

const heading = (text: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name: text }).first()).toBeVisible()
const message = 'I want to kill myself tonight'

const CAREFUL = { email: 'careful@nolo.test', password: 'a-quiet-morning-7' }

/** Signs in as the guest whose password is not enough. */
async function toCode(page: Page) {
  await page.getByLabel('Email address').fill(CAREFUL.email)
  await page.getByLabel('Password', { exact: true }).fill(CAREFUL.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible()
}

/** Every screen there is, and how to come to it. */
export const SCREENS: Screen[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  {
    name: 'demo dialog',
    who: 'visitor',
    path: '/',
    async open(page) {
      await page.getByRole('link', { name: 'Watch Demo' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'sign-in', who: 'visitor', path: '/api/login' },
  {
    name: 'sign-in, refused',
    who: 'visitor',
    path: '/api/login',
    async open(page) {
      await page.getByLabel('Email address').fill('nobody@nolo.test')
      await page.getByLabel('Password', { exact: true }).fill('not-the-password')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'code after the password',
    who: 'visitor',
    path: '/api/login',
    open: (page) => toCode(page),
  },
  {
    name: 'code after the password, refused',
    who: 'visitor',
    path: '/api/login',
    async open(page) {
      await toCode(page)
      await page.getByLabel('Code', { exact: true }).fill('000000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'sign-up', who: 'visitor', path: '/api/login?mode=sign-up' },
  { name: 'forgotten password', who: 'visitor', path: '/api/forgot-password' },
  { name: 'forgotten password, mailed', who: 'visitor', path: '/api/forgot-password?sent' },
  { name: 'new password', who: 'visitor', path: ({ reset }) => reset },
  { name: 'new password, refused', who: 'visitor', path: '/api/reset-password?token=used' },
  { name: 'address link', who: 'visitor', path: ({ address }) => address },
  { name: 'address confirmed', who: 'visitor', path: '/api/verify-email?came=verified' },
  { name: '404', who: 'visitor', path: '/nowhere' },
  { name: 'privacy', who: 'visitor', path: '/privacy' },
  { name: 'terms', who: 'visitor', path: '/terms' },
  { name: 'help', who: 'visitor', path: '/help' },
  { name: 'contact', who: 'visitor', path: '/contact' },
  { name: 'dashboard', who: 'client', path: '/', open: heading('Current goals') },
  { name: 'dashboard, nothing yet', who: 'newcomer', path: '/', open: heading('Current goals') },
  { name: 'goals', who: 'client', path: '/goals', open: heading('Your goals') },
  { name: 'goal', who: 'client', path: ({ goal }) => `/goals/${goal}`, open: heading('Speak up in meetings') },
  {
    name: 'new goal dialog',
    who: 'client',
    path: '/goals',
    async open(page) {
      await page.getByRole('button', { name: 'New goal' }).click()
      await expect(page.getByRole('dialog', { name: 'A new goal' })).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Create goal' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'chat',
    who: 'client',
    path: ({ talk }) => `/chat?c=${talk}`,
    open: (page) => expect(page.getByRole('log')).toBeVisible(),
  },
  { name: 'chat, nothing yet', who: 'newcomer', path: '/chat', open: heading(/What is on your mind/) },
  {
    name: 'chat, help lines',
    who: 'client',
    path: ({ crisis }) => `/chat?c=${crisis}`,
    open: (page) => expect(page.getByRole('region', { name: 'Help lines' })).toBeVisible(),
  },
  {
    name: 'chat with a coach',
    who: 'client',
    path: ({ thread }) => `/chat?t=${thread}`,
    open: (page) => expect(page.getByRole('log')).toContainText('Early question it is.'),
  },
  {
    name: 'chat with a coach, nothing yet',
    who: 'newcomer',
    path: ({ coach }) => `/chat?coach=${coach}`,
    open: heading(/^Write to/),
  },
  {
    name: 'chat with nobody',
    who: 'newcomer',
    path: '/chat?coach=nobody',
    open: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'help now dialog',
    who: 'client',
    path: '/',
    async open(page) {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Get help now' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'account menu',
    who: 'client',
    path: '/',
    async open(page) {
      await page.getByRole('button', { name: /^Account/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  { name: 'profile', who: 'client', path: '/profile', open: heading('Profile and settings') },
  { name: 'profile, nothing yet', who: 'newcomer', path: '/profile', open: heading('Profile and settings') },
  {
    name: 'profile, time zones',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('combobox', { name: 'Time zone' }).click()
      await page.getByRole('combobox', { name: 'Search a city' }).fill('paris')
      await expect(page.getByRole('option')).toHaveCount(1)
    },
  },
  {
    name: 'profile, currencies',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('combobox', { name: 'Currency' }).click()
      await page.getByRole('combobox', { name: 'Search a currency' }).fill('dollar')
      await expect(page.getByRole('option', { name: 'USD US dollar' })).toBeVisible()
    },
  },
  {
    name: 'profile, passwords refused',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'profile, new address',
    who: 'newcomer',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'Change email address' }).click()
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'profile, second step',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByLabel('Your password, to be sure it is you').fill(DEMO_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    },
  },
  {
    name: 'profile, sign out everywhere',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'Sign out everywhere' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'profile, log',
    who: 'newcomer',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'See the log' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'profile, delete account',
    who: 'client',
    path: '/profile',
    async open(page) {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  ...APPLY_SCREENS,
  ...BOOKING_SCREENS,
  ...COACH_SCREENS,
  ...DIRECTORY_SCREENS,
  { name: 'panel', who: 'client', path: '/dev/panel', open: heading('Pick a procedure') },
  {
    name: 'panel, refused call',
    who: 'client',
    path: '/dev/panel#goals.create',
    async open(page) {
      await page.getByRole('button', { name: 'Call', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
    },
  },
  {
    name: 'panel, answered call',
    who: 'client',
    path: '/dev/panel#goals.list',
    async open(page) {
      await page.getByRole('button', { name: 'Call', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible()
    },
  },
  { name: 'API docs', who: 'client', path: '/api-docs', open: heading('Nolo API') },
  { name: '404, signed in', who: 'client', path: '/nowhere', open: heading('Page Not Found') },
]

async function turnCodesOn({ request }: BrowserContext, password: string) {
  const start = await request.post('/trpc/auth.totp.start', { data: { password } })
  const { secret } = (await start.json()).result.data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await request.post('/trpc/auth.totp.confirm', { data: { code } })).status()).toBe(200)
}

/** Signs two people in without their browsers, and makes what the screens show. */
export async function prepareGuests(browser: Browser, url: string): Promise<Guests> {
  const enter = async (path: string, form: Record<string, string>) => {
    const context = await browser.newContext({ baseURL: url })
    const answer = await context.request.post(path, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    return context
  }
  const client = await enter('/api/login', { email: 'client@nolo.test', password: 'try-nolo-today' })
  const names = { firstName: 'Sam', lastName: 'Botha', email: 'sam@nolo.test', password: 'a-quiet-morning-7' }
  const newcomer = await enter('/api/register', names)
  const { thread, coach } = await talkWithCoach(browser, url, client)
  const careful = await enter('/api/register', { firstName: 'Sipho', lastName: 'Careful', ...CAREFUL })
  await turnCodesOn(careful, CAREFUL.password)
  const ask = async (path: string, data?: object) =>
    (await (data ? client.request.post(path, { data }) : client.request.get(path))).json()
  const goals: { id: string; title: string }[] = await ask('/api/goals')
  const talks: { id: string; title: string }[] = await ask('/api/conversations')
  const { id: crisis } = await ask('/api/conversations', { title: 'A hard night' })
  await ask('/api/chat', { conversationId: crisis, message })
  await newcomer.request.post('/api/forgot-password', { form: { email: names.email } })
  const mailedLink = async (path: string) => {
    const mails: { to: string; text: string }[] = await (await newcomer.request.get('/dev/mailbox.json')).json()
    const texts = mails.filter(({ to }) => to === names.email).map(({ text }) => text)
    return texts.flatMap((text) => text.match(RegExp(`${path}\\S+`)) ?? [])[0] ?? ''
  }
  for (const path of ['/api/reset-password', '/api/verify-email'])
    await expect.poll(() => mailedLink(path), { timeout: 10_000 }).not.toBe('')
  const [reset, address] = [await mailedLink('/api/reset-password'), await mailedLink('/api/verify-email')]
  const applicant = await enter('/api/register', { ...names, firstName: 'Fatima', lastName: 'Jacobs', email: 'fatima@nolo.test' })
  await apply(applicant.request)
  const admin = await enter('/api/login', { email: 'admin@nolo.test', password: 'try-nolo-today' })
  const coaching = await coachWeek(browser, url, client)
  const states = {
    coach: await coaching.storageState(),
    visitor: undefined,
    client: await client.storageState(),
    newcomer: await newcomer.storageState(),
    applicant: await applicant.storageState(),
    admin: await admin.storageState(),
  }
  await Promise.all([
    coaching.close(),
    coach.context.close(),
    client.close(),
    newcomer.close(),
    careful.close(),
    applicant.close(),
    admin.close(),
  ])
  const idOf = (list: typeof goals, title: string) => list.find((item) => item.title === title)?.id ?? ''
  return {
    states,
    goal: idOf(goals, 'Speak up in meetings'),
    talk: idOf(talks, 'Speaking up on Tuesday'),
    thread,
    coach: coach.coachId,
    crisis,
    reset,
    address,
  }
}

/** Opens a screen in a browser of whoever sees it. */
export async function openScreen(page: Page, screen: Screen, guests: Guests) {
  await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(guests))
  await screen.open?.(page)
}
