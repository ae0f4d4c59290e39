import type { ComboboxOption } from '#client/ui/combobox'

const named = (type: 'currency' | 'language', code: string) => new Intl.DisplayNames('en', { type }).of(code) ?? code

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** "US Dollar, $" */
export const currencyLabel = (code: string): string => {
  const symbol = symbolOf(code)
  return `${named('currency', code)}, ${symbol}`
}

/** Every currency by name. */
export const currencyOptions = (): ComboboxOption[] =>
  Intl.supportedValuesOf('currency')
    .map((code) => ({ value: code, label: named('currency', code), detail: code }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

const ENGLISHES = [
  'en-ZA', 'en-AU', 'en-BW', 'en-CA', 'en-GB', 'en-GH', 'en-HK', 'en-IE', 'en-IN', 'en-KE', 'en-NA',
  'en-NG', 'en-NZ', 'en-PH', 'en-SG', 'en-UG', 'en-US', 'en-ZM', 'en-ZW',
] // biome-ignore format: a list to be read along

/** "English (South Africa)" */
export function localeLabel(locale: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
  } catch {
    return locale
  }
}

const example = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format()

/** The Englishes whose order of day and month differs, each with today written its way. */
export const localeOptions = (): ComboboxOption[] =>
  ENGLISHES.map((value) => ({ value, label: localeLabel(value), detail: example(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
