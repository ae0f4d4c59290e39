import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from './currencies'
import { priceOf, shareOf } from './session-price'

test('a session costs the rate for its time, a seat in a group 30 % less, R500 an hour where no rate is set', () => {
  expect(priceOf({ rate: 900_00, minutes: 90, type: 'individual' }, 'ZAR')).toBe(1350_00)
  expect(priceOf({ rate: 900_00, minutes: 60, type: 'group' }, 'ZAR')).toBe(630_00)
  expect(priceOf({ rate: null, minutes: 30, type: 'individual' }, 'ZAR')).toBe(250_00)
  expect(priceOf({ rate: 2775_00, minutes: 60, type: 'individual' }, 'USD')).toBe(150_00)
  expect(priceOf({ rate: 2775_00, minutes: 60, type: 'individual' }, 'JPY')).toBe(22_500)
})

test('a price is rounded once: it is never further than half a minor unit from the true one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_00, max: 2000_00 }),
      fc.constantFrom(30, 60, 90),
      fc.constantFrom('individual' as const, 'group' as const),
      fc.constantFrom(...CURRENCIES),
      (rate, minutes, type, { code, exchangeRate }) => {
        const whole = ['JPY', 'KRW', 'VND', 'IDR'].includes(code)
        const exact = ((rate / 100) * (minutes / 60) * (type === 'group' ? 0.7 : 1) * exchangeRate * (whole ? 1 : 100)) / 18.5
        expect(Math.abs(priceOf({ rate, minutes, type }, code) - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      },
    ),
  )
})

test('a share and what is left of a price are the price', () => {
  expect([shareOf(101, 50), shareOf(100, 85), shareOf(1, 50), shareOf(0, 50)]).toEqual([51, 85, 1, 0])
  fc.assert(fc.property(fc.nat(10_000_000), (amount) => shareOf(amount, 100) === amount && shareOf(amount, 50) * 2 - amount <= 1))
})
