import { expect, test } from 'vitest'
import { encouragement, greetingAt } from './greeting'

test('the greeting follows the hour', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greetingAt)).toEqual([
    'Good evening',
    'Good evening',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})

test('the sentence under it says what happened and nothing more', () => {
  expect(encouragement(0, 0)).toBe('One small step is enough to begin.')
  expect(encouragement(0, 2)).toBe('A quiet week so far. One small step is enough.')
  expect(encouragement(1, 2)).toBe('You showed up once this week. That counts.')
  expect(encouragement(4, 2)).toBe('You showed up on four days this week.')
  expect(encouragement(7, 2)).toBe('You showed up every day this week.')
})
