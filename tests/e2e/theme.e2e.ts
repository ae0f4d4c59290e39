import { expect, test } from './fixtures'

test('the chosen look is kept, from the first picture on and on every page', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn('client@nolo.test')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('Dark')
  await expect.poll(background).not.toBe(light)
  const dark = await background()

  const answer = await page.reload()
  expect(await answer?.text()).toContain('data-theme="dark"')
  expect(await background()).toBe(dark)
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.keyboard.press('Escape')
  expect(await (await page.request.get('/privacy')).text()).toContain('data-theme="dark"')

  await choose('As the device')
  await expect.poll(background).toBe(light)
  expect(await (await page.reload())?.text()).not.toContain('data-theme=')
})
