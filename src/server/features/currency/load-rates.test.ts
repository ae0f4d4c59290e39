import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { BUILT_IN_RATES } from '#shared/money'
import { auditEntries } from '../admin/tables'
import { loadRates } from './load-rates'
import { ratesOf } from './service'
import { currencyRates } from './tables'

const DAY = 86_400_000
const json = (date: string, rates: Record<string, unknown>) => JSON.stringify({ date, rates })

/** A server a week after the day of the built-in rates, and days of its own counting. */
async function aWeekLater() {
  const app = await testApp()
  app.clock.set('2026-11-27T10:00:00Z')
  return { ...app, load: (text: string) => loadRates(app.deps, text) }
}

test('the built-in rates count until newer ones are loaded, and each set says its day', async () => {
  const app = await aWeekLater()
  expect(await ratesOf(app.deps)).toEqual({ rates: BUILT_IN_RATES, date: '2026-11-20' })
  expect(await app.load(json('2026-11-25', { USD: 1, ZAR: 20 }))).toContain('the rates of 2 currencies as of 2026-11-25')
  app.clock.advance(60_000)
  expect(await ratesOf(app.deps)).toEqual({ rates: { ...BUILT_IN_RATES, ZAR: 20 }, date: '2026-11-25' })
  expect(await app.load('date,2026-11-26\r\nUSD,1\r\nJPY,151.25\r\n')).toContain('2026-11-26')
  app.clock.advance(60_000)
  const { rates, date } = await ratesOf(app.deps)
  expect([date, rates.ZAR, rates.JPY, rates.EUR]).toEqual(['2026-11-26', 20, 151.25, 0.92])
  expect(await app.caller(null).currency.detect()).toMatchObject({ ratesDate: '2026-11-26', rates: { ZAR: 20 } })
  expect(await app.deps.store.db.select({ action: auditEntries.action }).from(auditEntries)).toEqual([
    { action: 'rates.load' },
    { action: 'rates.load' },
  ])
})

test('a set of the same day takes the place of the one before', async () => {
  const app = await aWeekLater()
  await app.load(json('2026-11-25', { USD: 1, ZAR: 2 }))
  app.clock.advance(1000)
  await app.load(json('2026-11-25', { USD: 1, ZAR: 20 }))
  expect((await ratesOf(app.deps)).rates.ZAR).toBe(20)
})

test('another server uses them within a minute', async () => {
  const app = await aWeekLater()
  const second = await app.secondServer()
  expect((await ratesOf(second.deps)).date).toBe('2026-11-20')
  await app.load(json('2026-11-25', { USD: 1, ZAR: 20 }))
  app.clock.advance(60_000)
  expect((await second.caller(null).currency.detect()).rates.ZAR).toBe(20)
})

test.each([
  ['no file of rates', 'hello', 'That is not a file of rates.'],
  ['broken JSON', '{"date":', 'That is not a file of rates.'],
  ['no date', json('soon', { USD: 1 }), 'That is not a file of rates.'],
  ['a day that does not exist', json('2026-02-30', { USD: 1 }), 'That is not a file of rates.'],
  ['words for a number', json('2026-11-25', { USD: 1, ZAR: '18.5' }), 'That is not a file of rates.'],
  ['words for a number in lines', 'date,2026-11-25\nUSD,1\nZAR,1e2', 'That is not a file of rates.'],
  ['a line twice', 'date,2026-11-25\nUSD,1\nZAR,18\nZAR,19', 'That is not a file of rates.'],
  ['a code nobody knows', json('2026-11-25', { USD: 1, XXX: 2, NZD: 1.7 }), 'Nolo does not show prices in XXX, NZD.'],
  ['no dollar', json('2026-11-25', { ZAR: 18.5 }), 'USD must be there, and be 1'],
  ['another dollar', json('2026-11-25', { USD: 2, ZAR: 18.5 }), 'USD must be there, and be 1'],
  ['zero', json('2026-11-25', { USD: 1, ZAR: 0 }), '0 is no rate of ZAR'],
  ['less than zero', 'date,2026-11-25\nUSD,1\nZAR,-18.5', '-18.5 is no rate of ZAR'],
  ['an older day', json('2026-11-19', { USD: 1, ZAR: 18 }), 'those in use are newer, of 2026-11-20'],
  ['a day to come', json('2026-11-29', { USD: 1, ZAR: 18 }), '2026-11-29 is still to come'],
])('%s is refused with a sentence, and nothing changes', async (_, text, sentence) => {
  const app = await aWeekLater()
  await expect(app.load(text)).rejects.toThrow(sentence)
  expect(await app.deps.store.db.select().from(currencyRates)).toEqual([])
  expect(await app.deps.store.db.select().from(auditEntries)).toEqual([])
})

test('a newer built-in table counts before older rates that were loaded', async () => {
  const app = await aWeekLater()
  const row = { id: 'old', date: '2026-11-01', rates: { USD: 1, ZAR: 9 }, loadedAt: new Date(app.clock.now() - 20 * DAY) }
  await app.deps.store.transaction((tx) => tx.insert(currencyRates).values(row))
  expect(await ratesOf(app.deps)).toEqual({ rates: BUILT_IN_RATES, date: '2026-11-20' })
})
