import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, listen } from './fixtures'
import { type Guests, openScreen, prepareGuests, SCREENS } from './screens'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The dark look changes colours and nothing else: these are the rules that ask about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const LOOKS = [
  ['light', 1280],
  ['dark', 1280],
  ['dark', 375],
  ['light', 375],
] as const
const test = base.extend<object, { guests: Guests }>({
  guests: [async ({ browser, server }, use) => use(await prepareGuests(browser, server.url)), { scope: 'worker' }],
})

for (const screen of SCREENS) {
  test(`${screen.name}: axe finds nothing, light and dark, wide and narrow; at 320 nothing lies outside`, async ({
    browser,
    server,
    guests,
    complaints,
  }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: guests.states[screen.who],
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'Africa/Johannesburg',
    })
    const page = await context.newPage()
    await listen(page, complaints, server.url)
    await openScreen(page, screen, guests)
    for (const [colorScheme, width] of LOOKS) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
        .toBe(0)
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await (colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze()
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
      expect.soft(found, `${screen.name}, ${colorScheme}, ${width} wide`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const sideways = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, [role=log], [role=dialog], [role=menu], dialog[open]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
    )
    expect.soft(sideways, `${screen.name} at 320 wide`).toEqual([])
    await context.close()
    expect(complaints).toEqual([])
  })
}
