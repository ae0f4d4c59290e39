import { expect, test } from 'vitest'
import { wordsOf } from './use-words'

test('reads the words that were kept, and takes nothing else for words', () => {
  const words = { notes: 'An interview on Monday', specialRequests: 'Captions' }
  expect(wordsOf(JSON.stringify(words))).toEqual(words)
  for (const kept of ['', 'null', '7', '{"notes":', '{"notes":3}'])
    expect(wordsOf(kept)).toEqual({ notes: '', specialRequests: '' })
})
