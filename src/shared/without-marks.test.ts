import { expect, test } from 'vitest'
import { withoutMarks } from './without-marks'

test('words stay and marks go', () => {
  expect(withoutMarks('## Next\n**One** step, *gently*:\n- walk `now`\n- [read](https://a.b)\n> said')).toBe(
    'Next\nOne step, gently:\n• walk now\n• read\nsaid',
  )
})

test('signs that mark nothing stay', () => {
  expect(withoutMarks('3 * 4 = 12, snake_case_name and C#')).toBe('3 * 4 = 12, snake_case_name and C#')
})
