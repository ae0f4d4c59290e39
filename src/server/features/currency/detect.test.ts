import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { GeoProvider } from '#server/providers/geo/geo'
import { register } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import { formatMinor } from '#shared/money'
import { priceOf } from '#shared/session-price'
import { users } from '../auth/tables'

const inCountry = (country: string | null): GeoProvider => ({ countryOf: async () => country })
const broken: GeoProvider = { countryOf: () => Promise.reject(new Error('no route to anybody')) }
const HOUR = { rate: null, minutes: 60, type: 'individual' } as const

type Seen = { saved?: string; country?: string | null; languages?: string; timeZone?: string }

/** What a visitor's browser is answered. */
async function seen({ saved, country = null, languages, timeZone }: Seen) {
  const app = await testApp({ geo: inCountry(country) })
  const browser = { currency: saved ?? null, languages: languages ?? null }
  return app.caller(null, { browser }).currency.detect(timeZone ? { timeZone } : undefined)
}

test.each<[string, Seen, string]>([
  ['the saved choice first', { saved: 'KES', country: 'JP', languages: 'de-DE', timeZone: 'Africa/Johannesburg' }, 'KES'],
  ['a saved code nobody knows: the country', { saved: 'XXX', country: 'JP', languages: 'de-DE' }, 'JPY'],
  ['a saved code in small letters: the country', { saved: 'kes', country: 'JP' }, 'JPY'],
  ['the country before the language', { country: 'ZA', languages: 'en-US,en', timeZone: 'Asia/Tokyo' }, 'ZAR'],
  ['no country: the language', { languages: 'en-GB,en;q=0.9', timeZone: 'Asia/Tokyo' }, 'GBP'],
  ['a country without a currency here: the language', { country: 'NZ', languages: 'de-DE' }, 'EUR'],
  ['the first language with a country', { languages: 'zu,en-ZA;q=0.8,en-US;q=0.7' }, 'ZAR'],
  ['a script in the language', { languages: 'zh-Hant-TW,zh;q=0.9' }, 'TWD'],
  ['a language without a country: the zone', { languages: 'en', timeZone: 'Africa/Johannesburg' }, 'ZAR'],
  ['a language whose country has no currency here: the zone', { languages: 'en-NZ', timeZone: 'Asia/Tokyo' }, 'JPY'],
  ['a zone in Europe', { timeZone: 'Europe/Oslo' }, 'EUR'],
  ['a zone in China', { timeZone: 'Asia/Shanghai' }, 'CNY'],
  ['a zone that hints at nothing', { timeZone: 'Pacific/Auckland' }, 'USD'],
  ['a language that is none', { languages: '*;q=x, ;;,-', timeZone: 'Mars/Olympus' }, 'USD'],
  ['nothing at all', {}, 'USD'],
])('%s', async (_, visitor, currency) => {
  expect((await seen(visitor)).currency).toBe(currency)
})

test.each<[string, Seen, string, string]>([
  ['South Africa', { country: 'ZA' }, 'R500.00', 'R350.00'],
  ['Japan', { country: 'JP' }, '¥4,054', '¥2,838'],
  ['Germany', { languages: 'de-DE,de;q=0.9' }, '€24.86', '€17.41'],
  ['nowhere', {}, '$27.03', '$18.92'],
])('a visitor in %s sees an hour, and a seat in a group, at the right price', async (_, visitor, hour, seat) => {
  const { currency, rates } = await seen(visitor)
  expect(formatMinor(priceOf(HOUR, currency, rates), currency)).toBe(hour)
  expect(formatMinor(priceOf({ ...HOUR, type: 'group' }, currency, rates), currency)).toBe(seat)
})

test('an error means US dollars: logged, and nobody is told', async () => {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push(line) })
  const app = await testApp({ geo: broken, log })
  const browser = { currency: null, languages: 'en-ZA' }
  expect((await app.caller(null, { browser }).currency.detect()).currency).toBe('USD')
  expect(said.join()).toContain('no route to anybody')
})

test('the currency of an account goes with its person into every browser', async () => {
  const app = await testApp({ geo: inCountry('JP') })
  const person = await app.signUp({ currency: 'ZAR' })
  const browser = { currency: 'GBP', languages: 'de-DE' }
  expect((await app.caller(person, { browser }).currency.detect()).currency).toBe('ZAR')
  const old = { ...person, currency: 'NZD' }
  expect((await app.caller(old, { browser }).currency.detect()).currency).toBe('GBP')
  expect((await app.caller(old).currency.detect()).currency).toBe('JPY')
  await expect(app.caller(person).auth.savePreferences({ currency: 'NZD' })).rejects.toThrow('Please pick a currency')
})

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['cookie', {}, { cookie: 'nolo_currency=JPY', 'accept-language': 'en-ZA' }, 'JPY'],
  ['language', {}, { cookie: 'nolo_currency=%', 'accept-language': 'en-ZA' }, 'ZAR'],
  ['time zone', { timeZone: 'Africa/Johannesburg' }, { 'accept-language': 'en' }, 'ZAR'],
])('a new account begins in the currency its %s tells', async (_, fields, headers, currency) => {
  const app = await testApp()
  expect((await register(app, fields, headers)).status).toBe(303)
  expect(await app.deps.store.db.select({ currency: users.currency }).from(users)).toEqual([{ currency }])
})

test('the country of a request is asked of its own address, behind a proxy of the address that tells', async () => {
  const asked: string[] = []
  const geo: GeoProvider = {
    async countryOf(address) {
      asked.push(address)
      return address === '41.0.0.9' ? 'ZA' : null
    },
  }
  const app = await testApp({ geo, env: { TRUST_PROXY: '1' } })
  const headers = { 'x-forwarded-for': '133.0.0.1, 41.0.0.9' }
  const answer = await app.request('/trpc/currency.detect', { headers })
  expect(await answer.json()).toMatchObject({ result: { data: { currency: 'ZAR' } } })
  expect(asked).toEqual(['41.0.0.9'])
})
