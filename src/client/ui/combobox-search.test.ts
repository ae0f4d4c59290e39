import { expect, test } from 'vitest'
import { matches } from './combobox-search'

const words = ['São Paulo', 'GMT-3', 'America/Sao_Paulo']

test('finds what begins a word before what lies within one, with or without accents', () => {
  expect(matches(words, 'sao')).toBe(1)
  expect(matches(words, 'são p')).toBe(1)
  expect(matches(words, 'america paulo')).toBe(1)
  expect(matches(words, 'gmt-3')).toBe(1)
  expect(matches(words, 'aul')).toBe(0.5)
  expect(matches(words, 'lisbon')).toBe(0)
  expect(matches(words, 'sao lisbon')).toBe(0)
})

test('typing nothing leaves everything', () => expect(matches(words, '  ')).toBe(1))
