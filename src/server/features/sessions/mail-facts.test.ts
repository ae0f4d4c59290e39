import { expect, test } from 'vitest'
import { dayWord, spanText, whenWords } from './mail-facts'

const at = (text: string) => Date.parse(text)
const berlin = { timeZone: 'Europe/Berlin', locale: 'en-GB' }
const newYork = { timeZone: 'America/New_York', locale: 'en-US' }

test('a span names the day again past midnight', () => {
  expect(spanText(at('2026-11-24T09:00Z'), 60, berlin)).toBe('Tuesday 24 November, 10:00 to 11:00')
  expect(spanText(at('2026-11-24T22:30Z'), 60, berlin)).toBe('Tuesday 24 November, 23:30 to Wednesday 25 November, 00:30')
  expect(spanText(at('2026-11-24T15:00Z'), 90, newYork)).toBe('Tuesday, November 24, 10:00 AM to 11:30 AM')
})

test('a span names the zone again where the clock changes within it', () => {
  expect(spanText(at('2026-10-25T00:30Z'), 60, berlin)).toBe('Sunday 25 October, 02:30 to 02:30, Berlin time (CET)')
  expect(spanText(at('2026-03-29T00:30Z'), 60, berlin)).toBe('Sunday 29 March, 01:30 to 03:30, Berlin time (CEST)')
})

test.each([
  ['2026-11-24T09:00Z', '2026-11-24T05:00Z', 'today'],
  ['2026-11-24T09:00Z', '2026-11-23T07:00Z', 'tomorrow'],
  ['2026-11-23T23:30Z', '2026-11-22T21:30Z', 'Tuesday'],
  ['2026-11-24T09:00Z', '2026-11-18T09:00Z', 'Tuesday'],
  ['2026-11-24T09:00Z', '2026-11-17T09:00Z', 'Tuesday 24 November'],
  ['2026-11-24T09:00Z', '2026-11-25T09:00Z', 'Tuesday 24 November'],
])('the day of %s, said at %s, is %s on the reader’s own calendar', (instant, now, said) => {
  expect(dayWord(at(instant), at(now), berlin)).toBe(said)
})

test('another reader has another day for the same moment', () => {
  const [instant, now] = [at('2026-11-24T02:00Z'), at('2026-11-23T09:00Z')]
  expect([whenWords(instant, now, berlin), whenWords(instant, now, newYork)]).toEqual(['tomorrow at 03:00', 'today at 9:00 PM'])
})
