import { expect, test } from 'vitest'
import { startsIn } from './starts-in'

test('counts down to a session', () => {
  const at = '2026-11-24T08:00:00.000Z'
  const before = (minutes: number) => startsIn(at, Date.parse(at) - minutes * 60_000)
  expect(before(3 * 1440 + 5)).toBe('Starts in 3 days')
  expect(before(125)).toBe('Starts in 2 hours and 5 minutes')
  expect(before(60)).toBe('Starts in 1 hour')
  expect(before(1)).toBe('Starts in 1 minute')
  expect(before(-5)).toBe('It has begun')
})
