import { expect, test } from 'vitest'
import { checkGoal } from './goal-draft-check'
import { NEW_GOAL } from './goal-form'

test('a goal needs words one can see', () => {
  for (const title of ['', '   ', '\u200b', '\u3000'])
    expect(checkGoal({ ...NEW_GOAL, title }).errors).toEqual({ title: 'Please enter a goal title.' })
})

test('what is right comes back tidied', () => {
  expect(checkGoal({ ...NEW_GOAL, title: '  Walk  ', targetDate: '2026-12-12' })).toEqual({
    values: { title: 'Walk', category: 'Personal', targetDate: '2026-12-12', description: '' },
    errors: null,
  })
})

test('every field in error says what helps', () => {
  const { errors } = checkGoal({ ...NEW_GOAL, title: 'x'.repeat(201), targetDate: '2026-02-30' })
  expect(errors).toEqual({ title: 'Please keep this under 200 characters.', targetDate: 'Please enter a real date.' })
})
