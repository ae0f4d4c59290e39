import { expect, test } from 'vitest'
import { piecesOf } from './plain-text'

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? [])

test('text stays as it was written, marks and all', () => {
  for (const text of [
    '**bold** <b>no</b> [x](javascript:alert(1))',
    'a\n\n b',
    '',
    'https://',
    'See https://a.test/x?y=1&z=(2).',
  ])
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('web addresses are found, without the sentence around them', () => {
  expect(links('Look at https://nolo.test/a, or (http://b.test/c).')).toEqual(['https://nolo.test/a', 'http://b.test/c'])
  expect(links('https://en.wikipedia.org/wiki/Grow_(model)')).toEqual(['https://en.wikipedia.org/wiki/Grow_(model)'])
})

test('nothing else becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.test',
    'www.nolo.test',
    'https://nolo.test@evil.test/',
    'http://:80',
  ])
    expect(links(text), text).toEqual([])
})
