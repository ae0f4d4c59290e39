import { COUNTRY_CURRENCIES, CURRENCIES, type Currency } from './currencies'

/** Units a US dollar by ISO 4217 code: the built-in table, or newer rates an operator loaded. */
export type ExchangeRates = Readonly<Record<string, number>>

const byCode = new Map(CURRENCIES.map((currency) => [currency.code, currency]))
export const BUILT_IN_RATES: ExchangeRates = Object.fromEntries(CURRENCIES.map(({ code, exchangeRate }) => [code, exchangeRate]))

/** The currency of a code, undefined for one prices are not shown in. */
export const currencyOf = (code: string): Currency | undefined => byCode.get(code)
export const isKnownCurrency = (code: string | null | undefined): code is string => typeof code === 'string' && byCode.has(code)

/** Shown without decimals. */
const WHOLE = new Set(['JPY', 'KRW', 'VND', 'IDR'])

/** Shifts the decimal point; on the written number, so that 1.005 becomes 100.5 and not 100.49999. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Half up, away from zero, at `decimals` places. */
export const roundHalfUp = (value: number, decimals = 0): number =>
  Math.sign(value) * shifted(Math.round(shifted(Math.abs(value), decimals)), -decimals)

const MILLION = 1_000_000n
/** To a millionth: rates as whole numbers, so that a half is a half and not 0.49999. */
const millionths = (value: number): bigint => BigInt(Math.round(shifted(value, 6)))
const divideHalfUp = (numerator: bigint, denominator: bigint): number => {
  const size = numerator < 0n ? -numerator : numerator
  return Math.sign(Number(numerator)) * Number((2n * size + denominator) / (2n * denominator))
}

/** How many minor units one unit has: none smaller than the unit itself where no decimals are shown. */
export const minorPerUnit = (code: string): number => (WHOLE.has(code) ? 1 : 100)

type Share = { times: number; over: number }

/** Minor units of one currency into minor units of another, over the dollar, or a share of them (whole numbers), rounded once. */
export function convertMinor(
  amount: number,
  from: string,
  to: string,
  rates: ExchangeRates = BUILT_IN_RATES,
  { times, over }: Share = { times: 1, over: 1 },
): number {
  const [here, there] = from === to ? [MILLION, MILLION] : [rateOf(from, rates), rateOf(to, rates)]
  const units = BigInt(amount) * BigInt(times) * there * BigInt(minorPerUnit(to))
  return divideHalfUp(units, here * BigInt(minorPerUnit(from)) * BigInt(over))
}

/** Millionths of a unit a dollar. */
function rateOf(code: string, rates: ExchangeRates): bigint {
  const rate = rates[code] ?? BUILT_IN_RATES[code]
  if (!rate) throw new Error(`There is no rate for ${code}.`)
  return millionths(rate)
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Symbol and figure: a whole number with thousand separators for yen, won, dong and rupiah, else two decimals. */
export function formatMoney(amount: number, code: string): string {
  const symbol = currencyOf(code)?.symbol ?? code
  const size = Math.abs(amount)
  const figure = WHOLE.has(code) ? whole.format(roundHalfUp(size)) : roundHalfUp(size, 2).toFixed(2)
  return `${amount < 0 && /[1-9]/.test(figure) ? '−' : ''}${symbol}${figure}`
}

export const formatMinor = (minor: number, code: string): string => formatMoney(minor / minorPerUnit(code), code)

/** The currency of a visitor's country (ISO 3166), undefined where the map has none. */
export const currencyOfCountry = (country: string | null | undefined): string | undefined =>
  country ? COUNTRY_CURRENCIES[country.toUpperCase()] : undefined

/** The currency of the country part of a language tag: en-ZA gives ZAR, en nothing. */
export function currencyOfLanguage(tag: string | null | undefined): string | undefined {
  try {
    return tag ? currencyOfCountry(new Intl.Locale(tag).region) : undefined
  } catch {
    return undefined
  }
}

/** The currency a time zone hints at. */
export function currencyOfZone(zone: string | null | undefined): string | undefined {
  if (!zone) return undefined
  if (/Johannesburg|Cape_Town/.test(zone)) return 'ZAR'
  if (zone.startsWith('Europe/')) return 'EUR'
  if (zone === 'Asia/Tokyo') return 'JPY'
  return /Shanghai|Hong_Kong/.test(zone) ? 'CNY' : undefined
}
