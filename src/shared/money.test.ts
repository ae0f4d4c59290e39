import { describe, expect, test } from 'vitest'
import { COUNTRY_CURRENCIES, CURRENCIES } from './currencies'
import {
  BUILT_IN_RATES,
  convertMinor,
  currencyOfCountry,
  currencyOfLanguage,
  currencyOfZone,
  formatMinor,
  formatMoney,
  roundHalfUp,
} from './money'

const SPEC_RATES: Record<string, number> = {
  ZAR: 18.5,
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  JPY: 150,
  CAD: 1.35,
  AUD: 1.55,
  CHF: 0.89,
  CNY: 7.25,
  INR: 83,
  BRL: 5,
  MXN: 17,
  SGD: 1.34,
  HKD: 7.8,
  NGN: 800,
  KES: 150,
  AED: 3.67,
  XAF: 605,
  XOF: 605,
}

describe('the table', () => {
  test('has 57 currencies, each once, and 56 countries that lead to one of them', () => {
    expect(CURRENCIES).toHaveLength(57)
    expect(new Set(CURRENCIES.map(({ code }) => code)).size).toBe(57)
    expect(Object.keys(COUNTRY_CURRENCIES)).toHaveLength(56)
    for (const code of Object.values(COUNTRY_CURRENCIES)) expect(BUILT_IN_RATES[code], code).toBeGreaterThan(0)
  })

  test('has the rates the product names', () => {
    expect(BUILT_IN_RATES).toMatchObject(SPEC_RATES)
  })
})

describe('every currency', () => {
  test.each(CURRENCIES.map(({ code, symbol, exchangeRate }) => [code, symbol, exchangeRate] as const))(
    '%s is converted over the dollar and written with its symbol',
    (code, symbol, rate) => {
      const whole = ['JPY', 'KRW', 'VND', 'IDR'].includes(code)
      const minor = (dollars: number) => roundHalfUp(Number((dollars * rate * (whole ? 1 : 100)).toPrecision(12)))
      expect(convertMinor(29_99, 'USD', code)).toBe(minor(29.99))
      expect(convertMinor(1850_00, 'ZAR', code)).toBe(minor(100))
      expect(formatMoney(1234.5, code)).toBe(whole ? `${symbol}1,235` : `${symbol}1234.50`)
      expect(formatMoney(-2, code)).toBe(whole ? `−${symbol}2` : `−${symbol}2.00`)
    },
  )
})

test('halves are rounded up, on the written number', () => {
  expect([1.005, 2.675, 0.125, -1.005].map((value) => roundHalfUp(value, 2))).toEqual([1.01, 2.68, 0.13, -1.01])
  expect([2.5, 1e-7, 1e21].map((value) => roundHalfUp(value))).toEqual([3, 0, 1e21])
})

test('minor units are hundredths, and whole units where no decimals are shown', () => {
  expect(convertMinor(2775_00, 'ZAR', 'USD')).toBe(150_00)
  expect(convertMinor(19_99, 'USD', 'JPY')).toBe(2999)
  expect(convertMinor(2999, 'JPY', 'USD')).toBe(19_99)
  expect([formatMinor(2999, 'JPY'), formatMinor(2999, 'ZAR')]).toEqual(['¥2,999', 'R29.99'])
  expect(convertMinor(1, 'ZAR', 'ZAR')).toBe(1)
})

test('a country, a language and a time zone hint at a currency, or at none', () => {
  expect(['ZA', 'jp', 'DE', 'AQ', null].map(currencyOfCountry)).toEqual(['ZAR', 'JPY', 'EUR', undefined, undefined])
  expect(['en-ZA', 'de-DE', 'zh-Hant-TW', 'en', 'no such', ''].map(currencyOfLanguage)).toEqual([
    'ZAR',
    'EUR',
    'TWD',
    undefined,
    undefined,
    undefined,
  ])
  expect(
    ['Africa/Johannesburg', 'Europe/Oslo', 'Asia/Tokyo', 'Asia/Shanghai', 'Asia/Hong_Kong', 'America/Lima'].map(currencyOfZone),
  ).toEqual(['ZAR', 'EUR', 'JPY', 'CNY', 'CNY', undefined])
})
