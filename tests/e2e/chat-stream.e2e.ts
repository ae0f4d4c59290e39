import type { Page } from '@playwright/test'
import { expect, listen, test } from './fixtures'

test.use({ baseURL: async ({ modelServer }, use) => use(modelServer.url) })

const composer = (page: Page) => page.getByLabel('Message Nolo')
const talk = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function ask(page: Page, words: string) {
  await composer(page).fill(words)
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ page, signUp }) => {
  await signUp()
  await page.goto('/chat')
  await page.getByRole('button', { name: 'New Chat', exact: true }).click()
  await expect(composer(page)).toBeFocused()
})

test('Esc stops a reply; what was said stays, and Retry writes another', async ({ page, modelServer }) => {
  await ask(page, 'Please count slowly')
  await expect(talk(page)).toContainText('number-3')
  await page.keyboard.press('Escape')
  await expect(talk(page)).toContainText('This reply was interrupted.')
  await expect(talk(page)).toContainText('number-3')
  await expect(talk(page)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(talk(page)).toContainText('This reply was interrupted.')
  await expect(talk(page)).not.toContainText('and that is all.')

  await page.getByRole('button', { name: 'Retry' }).click()
  // The words cut off make room at once, so that a number seen from here on is one of the new count.
  await expect(talk(page)).toContainText('is thinking')
  await expect(talk(page)).not.toContainText('number-')
  await expect(talk(page)).not.toContainText('interrupted')
  await expect(talk(page)).toContainText('number-2')
  modelServer.model.end()
  await expect(talk(page)).toContainText('and that is all.')
  await expect(talk(page)).not.toContainText('interrupted')
})

test('an own message is changed and sent again, and what followed it goes', async ({ page }) => {
  await ask(page, 'Good mornin')
  await expect(talk(page)).toContainText('You said: Good mornin')
  await talk(page).getByText('Good mornin', { exact: true }).hover()
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await page.getByLabel('Your message').fill('Good evening')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(talk(page)).toContainText('You said: Good evening')
  await expect(talk(page)).not.toContainText('Good mornin')
  await page.reload()
  await expect(talk(page)).toContainText('You said: Good evening')
  await expect(talk(page)).not.toContainText('Good mornin')
})

test('a second tab and a reload go on with the reply that is being written', async ({ page, modelServer, complaints }) => {
  const second = await page.context().newPage()
  await listen(second, complaints, modelServer.url)
  await second.goto(page.url())
  await expect(composer(second)).toBeVisible()
  await ask(page, 'Please count')
  await expect(talk(page)).toContainText('number-2')
  await expect(talk(second)).toContainText('Please count')
  await expect(talk(second)).toContainText('number-4')
  await page.reload()
  await expect(talk(page)).toContainText('number-4')
  await expect(talk(page)).toContainText('number-20')
  modelServer.model.end()
  for (const tab of [page, second]) {
    await expect(talk(tab)).toContainText('and that is all.')
    await expect(talk(tab)).toHaveAttribute('aria-busy', 'false')
  }
  const reply = async (tab: Page) => /number-1 .*and that is all\./.exec((await talk(tab).textContent()) ?? '')?.[0]
  expect(await reply(second)).toBe(await reply(page))
  const numbers = [...((await reply(page)) ?? '').matchAll(/number-(\d+)/g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('a step on a card becomes a goal, or a milestone of the goal it is about', async ({ page }) => {
  await ask(page, 'A card please')
  const card = page.getByRole('region', { name: 'Your next step' })
  await expect(card).toContainText('Becomes a goal of its own')
  await card.getByRole('button', { name: 'Save this step' }).click()
  await card.getByRole('link', { name: /See (the|your) goal/ }).click()
  const goal = 'Pack the bag (Friday evening, 10 minutes)'
  await expect(page.getByRole('heading', { name: goal }).first()).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nolo Chat' }).click()
  await expect(card).toContainText('Saved')
  await ask(page, `A card for ${goal} please`)
  await expect(card).toHaveCount(2)
  await expect(card.last()).toContainText(`Goes into "${goal}"`)
  await card.last().getByRole('button', { name: 'Save this step' }).click()
  await card.last().getByRole('link', { name: 'See the goal' }).click()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked()
})
