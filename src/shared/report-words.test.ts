import { expect, test } from 'vitest'
import { frameOf, withoutIds, withoutWords } from './report-words'

test.each([
  [`Unexpected token 'M', "My mother said" is not valid JSON`, 'Unexpected token "…", "…" is not valid JSON'],
  ['No such user thandi@nolo.test', 'No such user …'],
  ['Failed to fetch https://nolo.test/api/verify-email?token=abc', 'Failed to fetch https://nolo.test/api/verify-email'],
  ['Card 4242424242424242 is not right', 'Card … is not right'],
  ['goal 6f1c2d3e-1111-4222-8333-944455556666 is gone', 'goal … is gone'],
  ['an open quote "and then my secret', 'an open quote "…"'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('%s', (said, kept) => {
  expect(withoutWords(said)).toBe(kept)
})

test('addresses keep their shape and lose their ids', () => {
  expect(withoutIds('/goals/6f1c2d3e-1111-4222-8333-944455556666?status=active')).toBe('/goals/:id')
  expect(withoutIds('/api-docs')).toBe('/api-docs')
  expect(withoutIds('/Thandi Mokoena')).toBe('/:id')
  expect(withoutIds('/')).toBe('/')
})

test('frames of both kinds of browsers keep the place in our code', () => {
  expect(frameOf('    at render (https://nolo.test/assets/app-1a.js:10:2000)')).toBe('render /assets/app-1a.js:10:2000')
  expect(frameOf('render@https://nolo.test/assets/app-1a.js?x=secret:10:2000')).toBe('render /assets/app-1a.js:10:2000')
  expect(frameOf('    at https://nolo.test/assets/app-1a.js:1:2')).toBe('? /assets/app-1a.js:1:2')
  expect(frameOf('TypeError: my mother said')).toBeNull()
})
