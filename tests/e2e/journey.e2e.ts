import { expect, test } from './fixtures'

test('from the landing page to a goal, a talk that knows it, and out again', async ({ page, server }) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByLabel('First name').fill('Lerato')
  await page.getByLabel('Last name').fill('Dube')
  await page.getByLabel('Email address').fill('lerato@nolo.test')
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-morning-7')
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lerato')

  const form = page.getByRole('region', { name: 'Create a goal' })
  await form.getByLabel('What do you want to work on?').fill('Swim every Saturday')
  await form.getByLabel('Category').selectOption('Health')
  await form.getByRole('button', { name: 'Create goal' }).click()
  const toasts = page.getByRole('region', { name: /notifications/i })
  await expect(toasts).toContainText('Goal Created')
  await expect(toasts).toContainText('Your new goal has been added successfully.')
  await expect(page.getByRole('region', { name: 'Current goals' })).toContainText('Swim every Saturday')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Nolo Chat' }).click()
  await page.getByRole('button', { name: 'New Chat' }).click()
  await expect(toasts).toContainText('Started a new conversation with your AI coach.')
  await page.getByLabel('Message Nolo').fill('I keep putting off my swim')
  await page.keyboard.press('Enter')
  const talk = page.getByRole('log', { name: 'Messages' })
  await expect(talk).toContainText('I keep putting off my swim')
  await expect(talk).toContainText('From your goals: "Swim every Saturday"')
  await expect(talk).toHaveAttribute('aria-busy', 'false')
  await expect(toasts).toContainText('AI Suggestions')
  const said = await talk.innerText()

  const inChat = page.url()
  await page.reload()
  await expect(talk).toContainText('From your goals: "Swim every Saturday"')
  await expect.poll(() => talk.innerText()).toBe(said)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Current goals' })).toContainText('Swim every Saturday')
  expect(failed, 'nothing fails on the way').toEqual([])

  await page.getByRole('button', { name: 'Account, Lerato Dube' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    await expect(page.getByRole('link', { name: /Sign In|Get Started/ }).first()).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/Swim every Saturday|Lerato|putting off/)
  }
  expect((await page.goto(inChat))?.status()).toBe(404)
  expect((await page.request.get(`${server.url}/api/goals`)).status()).toBe(401)
})
