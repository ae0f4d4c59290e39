import { expect, test } from 'vitest'
import { dayLabel, shortWhen } from './chat-times'

const now = Date.parse('2026-11-20T08:00:00Z')
const timeZone = 'Africa/Johannesburg'
const reader = { locale: 'en-GB', timeZone }

test('the list shows the time today, the weekday within a week, else the day', () => {
  expect(shortWhen('2026-11-20T07:12:00Z', now, { locale: 'en-ZA', timeZone })).toBe('09:12')
  expect(shortWhen('2026-11-18T07:12:00Z', now, reader)).toBe('Wed')
  for (const locale of ['en-GB', 'en-ZA', 'fr-FR'])
    expect(shortWhen('2026-11-02T07:12:00Z', now, { locale, timeZone })).toBe('2 Nov')
})

test('a day begins at the person’s own midnight', () => {
  expect(dayLabel('2026-11-19T22:30:00Z', now, reader)).toBe('Today')
  expect(dayLabel('2026-11-19T21:30:00Z', now, reader)).toBe('Yesterday')
  expect(dayLabel('2026-11-16T10:00:00Z', now, reader)).toBe('Monday 16 November')
})

test('a day reads the same in every English, with its year when that is another', () => {
  for (const locale of ['en-GB', 'en-ZA', 'en-IN', 'de-DE'])
    expect(dayLabel('2026-11-01T10:00:00Z', now, { locale, timeZone })).toBe('Sunday 1 November')
  expect(dayLabel('2025-11-01T10:00:00Z', now, reader)).toBe('Saturday 1 November 2025')
  expect(dayLabel('2026-11-01T10:00:00Z', now, { locale: 'en-US', timeZone })).toBe('Sunday November 1')
})
