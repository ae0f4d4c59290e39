import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seed } from '#server/seed'
import { testApp } from '#server/testing/test-app'
import { coaches } from './features/coaches/tables'

test('the front door shows the three best rated in dollars, and samples where three do not exist', async () => {
  const app = await testApp()
  const landing = async () => (await app.request('/')).text()
  expect(await landing()).toContain('Three sample profiles')
  await seed(app.deps)
  expect(await landing(), 'kept for a few minutes').toContain('Three sample profiles')
  app.clock.advance(5 * 60_000)
  const html = await landing()
  expect(html).not.toContain('Three sample profiles')
  for (const words of ['Naledi Mokoena', 'Anwar Davids', 'Rudzani Ṋemavhola', '$150<', '$200<', '$120<'])
    expect(html).toContain(words)

  await app.deps.store.transaction((tx) => tx.update(coaches).set({ isActive: false }).where(eq(coaches.rating, 500)))
  app.clock.advance(5 * 60_000)
  expect((await landing()).includes('<h3>Rudzani')).toBe(false)
})
