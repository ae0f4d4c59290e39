import { expect, test } from 'vitest'
import { byDay, byDayWithDistance } from './target-date'

test('a target date says how far it is, in either direction', () => {
  expect(byDay('2026-12-12', 'en-ZA', '2026-11-21')).toBe('by 12 December')
  expect(byDay(null, 'en-ZA', '2026-11-21')).toBe('no date')
  expect(byDayWithDistance('2026-12-12', 'en-ZA', '2026-11-21')).toBe('by 12 December, 21 days to go')
  expect(byDayWithDistance('2026-11-21', 'en-ZA', '2026-11-21')).toBe('by 21 November, that is today')
  expect(byDayWithDistance('2026-11-20', 'en-ZA', '2026-11-21')).toBe('by 20 November, 1 day ago')
})
