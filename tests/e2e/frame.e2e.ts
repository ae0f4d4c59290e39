import { expect, test } from './fixtures'

test('between phone and desk nothing in the bar breaks into two lines, and the way around is in the drawer', async ({
  page,
  signIn,
}) => {
  await signIn('coach@nolo.test') // has one link more than others
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(links.first()).toBeVisible()
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createRange()
        words.selectNodeContents(link.firstChild as Node)
        return words.getClientRects().length
      }),
    )
    expect(new Set(lines), `${width} wide`).toEqual(new Set([1]))
  }
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(links.first()).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Goals' }).click()
  await expect(page.getByRole('heading', { name: 'Your goals' })).toBeVisible()
})

test('a long name keeps off the figures and the sun of the banner', async ({ page, signUp }) => {
  await signUp({ firstName: 'Nkosazana Nomvula Thandolwethu' })
  const greeting = page.getByRole('heading', { name: /Nkosazana/ })
  const figure = page.getByText('active goals', { exact: true })
  for (const width of [1280, 1000, 768, 375]) {
    await page.setViewportSize({ width, height: 800 })
    const [name, count] = [await greeting.boundingBox(), await figure.boundingBox()]
    const apart = name && count && (name.x + name.width < count.x || name.y + name.height < count.y)
    expect(apart, `${width} wide`).toBe(true)
    if (width === 1280) expect((name?.width ?? 999) <= 336, 'ends before the sun').toBe(true)
  }
})
