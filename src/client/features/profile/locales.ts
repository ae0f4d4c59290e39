import { dayIn, formatShortDay } from '#client/lib/format'
import type { ComboboxOption } from '#client/ui/combobox'

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

const example = (locale: string) => formatShortDay(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone), locale)

/** The Englishes whose order of day and month differs, each with today written its way. */
export const localeOptions = (): ComboboxOption[] =>
  ENGLISHES.map((value) => ({ value, label: localeLabel(value), detail: example(value) })).sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  )
