import { expect, test } from 'vitest'
import { partsLeft } from './countdown'

const said = (minutes: number) =>
  partsLeft(minutes * 60_000)
    .map(({ figure, unit }) => `${figure} ${unit}`)
    .join(' ')

test('says what is left in its two largest parts', () => {
  expect(said(11 * 60 + 46)).toBe('11 hours 46 minutes')
  expect(said(61)).toBe('1 hour 1 minute')
  expect(said(2880 + 60)).toBe('2 days 1 hour')
  expect(said(2880)).toBe('2 days')
  expect(said(60)).toBe('1 hour 0 minutes')
  expect(said(0.5)).toBe('1 minute')
  expect(said(-3)).toBe('0 minutes')
})
