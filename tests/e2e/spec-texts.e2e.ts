import { SPEC_TEXTS } from '../spec-texts'
import { test as base, expect } from './fixtures'
import { type Guests, openScreen, prepareGuests, SCREENS } from './screens'

const test = base.extend<object, { guests: Guests }>({
  guests: [async ({ browser, server }, use) => use(await prepareGuests(browser, server.url)), { scope: 'worker' }],
})

for (const { screen: name, sentences } of SPEC_TEXTS) {
  test(`${name}: says what the specification says`, async ({ browser, server, guests }) => {
    const screen = SCREENS.find((one) => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}.`)
    const context = await browser.newContext({ baseURL: server.url, storageState: guests.states[screen.who] })
    const page = await context.newPage()
    await openScreen(page, screen, guests)
    for (const sentence of sentences) {
      const said = page.getByText(sentence, { exact: true }).or(page.getByPlaceholder(sentence, { exact: true }))
      await expect.soft(said.first(), sentence).toBeAttached()
    }
    await context.close()
  })
}
