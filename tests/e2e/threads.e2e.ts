import type { Page } from '@playwright/test'
import { approvedCoach } from './approved-coach'
import { expect, listen, test } from './fixtures'

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const people = (page: Page) => page.getByRole('navigation', { name: 'People' })
const unread = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByText(/unread message/)
const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` })

async function say(page: Page, to: string, words: string) {
  await composer(page, to).fill(words)
  await page.keyboard.press('Enter')
  await expect(composer(page, to)).toHaveValue('')
  await expect(log(page)).toContainText(words)
}

/** A coach in a browser of their own beside the client's. */
async function coachBeside(page: Page, complaints: string[], url: string, lastName: string) {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser.')
  const coach = await approvedCoach(browser, url, { firstName: 'Naledi', lastName })
  const theirs = await coach.context.newPage()
  await listen(theirs, complaints, url)
  return { ...coach, page: theirs }
}

test('two people write to each other: at once, counted, marked as read, and still there after a reload', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  const coach = await coachBeside(page, complaints, server.url, 'Arrives')
  await coach.page.goto('/')
  await signUp({ firstName: 'Thandi', lastName: 'Nkosi' })
  await page.goto(`/chat?coach=${coach.coachId}`)
  await expect(page).toHaveURL(/\/chat\?t=/)
  await expect(page.getByRole('heading', { name: 'Naledi Arrives', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get help now' })).toBeVisible()
  await say(page, 'Naledi', 'Good morning, **Naledi**. See https://nolo.test/plan.')
  await expect(log(page)).toContainText('Sent')

  // the coach is on another screen and hears of it there
  await expect(unread(coach.page)).toHaveText('1 unread message')
  await coach.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Nolo Chat/ })
    .click()
  await expect(people(coach.page).getByRole('link', { name: /Thandi Nkosi/ })).toContainText('1 unread message')
  await people(coach.page)
    .getByRole('link', { name: /Thandi Nkosi/ })
    .click()
  await expect(log(coach.page)).toContainText('Good morning, **Naledi**.')
  await expect(log(coach.page).getByRole('link')).toHaveAttribute('href', 'https://nolo.test/plan')
  await expect(log(coach.page).getByRole('link')).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(unread(coach.page)).toHaveCount(0)
  await expect(log(page)).toContainText('Read')

  // both have the talk open
  await say(coach.page, 'Thandi', 'Morning. What is on your mind?')
  await expect(log(page)).toContainText('What is on your mind?')
  await expect(log(page)).toContainText('Your coach')
  await expect(unread(page)).toHaveCount(0)
  await expect(log(coach.page)).toContainText('Read')
  await say(page, 'Naledi', 'Tuesday.')
  await expect(log(coach.page)).toContainText('Tuesday.')
  await expect(people(page).getByRole('link', { name: /Naledi Arrives/ })).toContainText('Tuesday.')

  for (const one of [page, coach.page]) {
    await one.reload()
    await expect(log(one)).toContainText('Tuesday.')
    await expect(one.getByText('Today')).toHaveCount(1)
  }
  await coach.context.close()
})

test('all tabs of a browser hear over one stream, and another takes over when its tab closes', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  const coach = await coachBeside(page, complaints, server.url, 'Tabs')
  await signUp()
  const first = page.waitForRequest('**/trpc/threads.events*')
  await page.goto(`/chat?coach=${coach.coachId}`)
  await expect(page).toHaveURL(/\/chat\?t=/)
  await say(page, 'Naledi', 'Hello')
  await first
  const address = page.url()
  let streams = 0
  page.context().on('request', (request) => {
    if (request.url().includes('/trpc/threads.events')) streams += 1
  })
  const second = await page.context().newPage()
  await second.goto(address)
  await expect(log(second)).toContainText('Hello')
  await coach.page.goto('/chat')
  await people(coach.page)
    .getByRole('link', { name: /Thandi/ })
    .click()
  await say(coach.page, 'Thandi', 'For both tabs')
  await expect(log(page)).toContainText('For both tabs')
  await expect(log(second)).toContainText('For both tabs')
  expect(streams).toBe(0)
  await page.goto('about:blank')
  await expect.poll(() => streams).toBe(1)
  await say(coach.page, 'Thandi', 'For the one left')
  await expect(log(second)).toContainText('For the one left')
  await coach.context.close()
})

test('a message that does not get through waits, also through a reload, and is sent once', async ({
  page,
  signUp,
  server,
  complaints,
}) => {
  const coach = await coachBeside(page, complaints, server.url, 'Waits')
  await signUp()
  await page.goto(`/chat?coach=${coach.coachId}`)
  await expect(page).toHaveURL(/\/chat\?t=/)
  await say(page, 'Naledi', 'First')
  await expect(log(page)).toContainText('Sent')
  await page.route('**/trpc/threads.post*', (route) => route.abort())
  await say(page, 'Naledi', 'Through a tunnel')
  await expect(log(page).getByRole('alert')).toContainText('Not sent.')
  await composer(page, 'Naledi').fill('A draft')
  await page.reload()
  await expect(log(page).getByRole('alert')).toContainText('Not sent.')
  await expect(composer(page, 'Naledi')).toHaveValue('A draft')

  // the server gets it, but its answer is lost on the way back
  await page.unroute('**/trpc/threads.post*')
  await page.route('**/trpc/threads.post*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page).getByText('Through a tunnel')).toHaveCount(1)
  await expect(log(page).getByRole('alert')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(log(page).getByText('Through a tunnel')).toHaveCount(1)
  await expect(log(page).getByRole('alert')).toHaveCount(0)
  await coach.context.close()
})

test('on a phone the way to people is in the drawer, with its count', async ({ page, signUp, server, complaints }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const coach = await coachBeside(page, complaints, server.url, 'Phone')
  await signUp()
  await page.goto(`/chat?coach=${coach.coachId}`)
  await expect(page).toHaveURL(/\/chat\?t=/)
  await say(page, 'Naledi', 'From the bus')
  await page.getByRole('link', { name: 'Home' }).click()
  await coach.page.goto('/chat')
  await people(coach.page)
    .getByRole('link', { name: /Thandi/ })
    .click()
  await say(coach.page, 'Thandi', 'Have a good ride')
  await expect(page.getByRole('navigation', { name: 'Mobile' }).getByText('1 unread message')).toBeVisible()
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: /Nolo/ }).click()
  await page.getByRole('button', { name: /^Your conversations/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Naledi Phone/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(log(page)).toContainText('Have a good ride')
  await expect(page.getByRole('button', { name: 'Get help now' })).toBeVisible()
  await coach.context.close()
})

test('nobody is written to who is not there', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/chat?coach=nobody')
  await expect(page.getByRole('alert')).toContainText('We could not find that person.')
  await page.goto('/chat?t=nothing')
  await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to your conversations' }).click()
  await expect(page.getByRole('heading', { name: /What is on your mind/ })).toBeVisible()
})
