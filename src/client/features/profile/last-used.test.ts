import { expect, test } from 'vitest'
import { lastUsed } from './last-used'

const reader = { locale: 'en-ZA', timeZone: 'Africa/Johannesburg', today: '2026-11-20' }

test('says when, in the person’s own day and clock', () => {
  expect(lastUsed('2026-11-20T05:05:00Z', reader)).toBe('Last used today at 07:05')
  expect(lastUsed('2026-11-19T19:40:00Z', reader)).toBe('Last used yesterday at 21:40')
  expect(lastUsed('2026-11-18T22:30:00Z', reader)).toBe('Last used yesterday at 00:30')
  expect(lastUsed('2026-11-17T06:05:00Z', reader)).toBe('Last used on 17 November at 08:05')
  expect(lastUsed('2025-11-17T06:05:00Z', reader)).toBe('Last used on 17 November 2025 at 08:05')
})
