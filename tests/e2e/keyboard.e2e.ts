import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const focused = (locator: Locator) => locator.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))

/** Presses Tab until the focus is there, as somebody would; what is not reached in time is not reachable. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60 && !(await focused(target)); presses++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('everything with the keyboard alone: in, a goal, a talk, out', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key)
  await page.goto('/')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await press('Enter')
  await expect(page.locator('#main')).toBeFocused()

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }), 'Shift+Tab')
  await press('Enter')
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.keyboard.type('client@nolo.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('try-nolo-today')
  await press('Enter')

  await expect(page.getByRole('region', { name: 'Current goals' })).toBeVisible()
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await tabTo(page, page.getByLabel('What do you want to work on?'))
  await page.keyboard.type('Stretch after waking')
  await press('Enter')
  await expect(page.getByRole('region', { name: /notifications/i })).toContainText('Goal Created')

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nolo Chat' }), 'Shift+Tab')
  await press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Nolo Chat' })
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByLabel('Message Nolo'))
  await page.keyboard.type('I want to stretch after waking')
  await press('Enter')
  const talk = page.getByRole('log', { name: 'Messages' })
  await expect(talk).toContainText('I want to stretch after waking')
  await expect(talk).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByLabel('Message Nolo')).toBeFocused()

  const account = page.getByRole('button', { name: 'Account, Thandi Mokoena' })
  await tabTo(page, account, 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(account).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible()
})
