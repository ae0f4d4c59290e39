import { expect, test } from 'vitest'
import { countryOf, HELP_LINES, HELP_LINES_DATE, helpLinesFor } from './help-lines'

test.each([
  ['ZA', ['0800 567 567', '31393'], '10177 or 112'],
  ['US', ['988', '988'], '911'],
  ['CA', ['988', '988'], '911'],
  ['GB', ['116 123'], '999 or 112'],
  ['IE', ['116 123'], '999 or 112'],
  ['KE', ['+254 722 178 177'], '999 or 112'],
  ['IN', ['14416'], '112'],
  ['AU', ['13 11 14'], '000'],
])('%s has its own lines', (country, contacts, emergency) => {
  const found = helpLinesFor(country)
  expect(found.country).toBe(country)
  expect(found.lines.map((line) => line.contact)).toEqual(contacts)
  expect(found.emergency.contact).toBe(emergency)
})

test('everywhere else there is findahelpline.com', () => {
  for (const country of [null, 'DE', 'XX', '']) {
    expect(helpLinesFor(country)).toMatchObject({ country: null, lines: [{ href: 'https://findahelpline.com' }] })
  }
})

test('every line can be pressed, and a number leads to the number shown', () => {
  const digits = (text: string) => text.replace(/\D/g, '')
  for (const { lines, emergency } of HELP_LINES) {
    for (const line of [...lines, emergency]) expect(line.href).toMatch(/^(tel:\+?\d+|sms:\d+|https:\/\/)/)
    for (const line of lines.filter(({ href }) => !href.startsWith('https'))) {
      expect(digits(line.href)).toBe(digits(line.contact))
    }
    expect(emergency.contact).toContain(digits(emergency.href))
  }
  expect(HELP_LINES_DATE).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test.each([
  [{ timeZone: 'Africa/Johannesburg', locale: 'en-ZA' }, 'ZA'],
  [{ timeZone: 'Africa/Johannesburg', locale: 'en-US' }, 'ZA'],
  [{ timeZone: 'america/kentucky/louisville' }, 'US'],
  [{ timeZone: 'Asia/Calcutta', locale: null }, 'IN'],
  [{ timeZone: 'Europe/Berlin', locale: 'en-US' }, null],
  [{ timeZone: 'UTC', locale: 'en-ZA' }, 'ZA'],
  [{ timeZone: null, locale: 'zu-ZA' }, 'ZA'],
  [{ locale: 'en_GB' }, 'GB'],
  [{ locale: 'en' }, null],
  [{ locale: 'not a locale!' }, null],
  [{}, null],
])('%j is in %s', (person, country) => {
  expect(countryOf(person)).toBe(country)
})
