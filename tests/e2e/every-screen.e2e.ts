import { SPEC_TEXTS } from '../spec-texts'
import { findings } from './axe'
import { test as base, expect, listen } from './fixtures'
import { type Guests, openScreen, prepareGuests, SCREENS } from './screens'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Light and dark differ in colours only, wide and narrow in layout: crosswise both are seen. All four take twice as long. */
const LOOKS: ['light' | 'dark', number][] = [
  ['light', 1280],
  ['dark', 375],
]
if (process.env.NOLO_TEST_SIZE === 'full') LOOKS.push(['light', 375], ['dark', 1280])
const test = base.extend<object, { guests: Guests }>({
  guests: [async ({ browser, server }, use) => use(await prepareGuests(browser, server.url)), { scope: 'worker' }],
})

test('every screen the specification speaks of is looked at', () => {
  expect(SPEC_TEXTS.map(({ screen }) => screen).filter((name) => !SCREENS.some((screen) => screen.name === name))).toEqual([])
})

test.describe.configure({ mode: 'parallel' })
for (const screen of SCREENS) {
  const sentences = SPEC_TEXTS.filter((texts) => texts.screen === screen.name).flatMap((texts) => texts.sentences)
  test(`${screen.name}: the specification's words; axe finds nothing, light and dark, wide and narrow; at 320 nothing lies outside`, async ({
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
    for (const sentence of sentences) {
      const said = page.getByText(sentence, { exact: true }).or(page.getByPlaceholder(sentence, { exact: true }))
      await expect.soft(said.first(), sentence).toBeAttached()
    }
    for (const [colorScheme, width] of LOOKS) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length))
        .toBe(0)
      const found = await findings(page, { runOnly: { type: 'tag', values: TAGS } })
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
