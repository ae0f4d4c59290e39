import { ZONE_COUNTRIES } from './zone-countries'

/** The day these numbers were last looked at; the operator is warned when it is more than 180 days ago. */
export const HELP_LINES_DATE = '2026-11-20'
export const HELP_LINES_MAX_AGE_DAYS = 180

/** One way to reach somebody: the words to show and where a press leads (`tel:`, `sms:` or `https:`). */
export type HelpLine = { name: string; contact: string; href: string }
/** `country` is null for "elsewhere". `emergency` is for danger right now. */
export type HelpLines = { country: string | null; countryName: string; lines: HelpLine[]; emergency: HelpLine }

const inDanger = (contact: string, number: string): HelpLine => ({ name: 'In danger right now', contact, href: `tel:${number}` })
const samaritans: HelpLine = { name: 'Samaritans', contact: '116 123', href: 'tel:116123' }
const lifeline988 = (name: string): HelpLine[] => [
  { name: `${name}, to talk`, contact: '988', href: 'tel:988' },
  { name: `${name}, to write (text)`, contact: '988', href: 'sms:988' },
]

const ELSEWHERE: HelpLines = {
  country: null,
  countryName: 'Elsewhere',
  lines: [{ name: 'Find a helpline', contact: 'findahelpline.com', href: 'https://findahelpline.com' }],
  emergency: inDanger('112 or your local number', '112'),
}

/** Who to call, by country. From secondary sources: the operator confirms them before launch. */
export const HELP_LINES: readonly HelpLines[] = [
  {
    country: 'ZA',
    countryName: 'South Africa',
    lines: [
      { name: 'SADAG, to talk', contact: '0800 567 567', href: 'tel:0800567567' },
      { name: 'SADAG, to write (SMS)', contact: '31393', href: 'sms:31393' },
    ],
    emergency: inDanger('10177 or 112', '112'),
  },
  {
    country: 'US',
    countryName: 'United States',
    lines: lifeline988('988 Suicide & Crisis Lifeline'),
    emergency: inDanger('911', '911'),
  },
  { country: 'CA', countryName: 'Canada', lines: lifeline988('988 Suicide Crisis Helpline'), emergency: inDanger('911', '911') },
  { country: 'GB', countryName: 'United Kingdom', lines: [samaritans], emergency: inDanger('999 or 112', '999') },
  { country: 'IE', countryName: 'Ireland', lines: [samaritans], emergency: inDanger('999 or 112', '112') },
  {
    country: 'KE',
    countryName: 'Kenya',
    lines: [{ name: 'Befrienders Kenya', contact: '+254 722 178 177', href: 'tel:+254722178177' }],
    emergency: inDanger('999 or 112', '999'),
  },
  {
    country: 'IN',
    countryName: 'India',
    lines: [{ name: 'Tele-MANAS', contact: '14416', href: 'tel:14416' }],
    emergency: inDanger('112', '112'),
  },
  {
    country: 'AU',
    countryName: 'Australia',
    lines: [{ name: 'Lifeline', contact: '13 11 14', href: 'tel:131114' }],
    emergency: inDanger('000', '000'),
  },
  ELSEWHERE,
]

/** The lines of a country (ISO 3166 alpha-2); where we know none, those that help everywhere. */
export const helpLinesFor = (country: string | null): HelpLines =>
  HELP_LINES.find((entry) => entry.country !== null && entry.country === country?.toUpperCase()) ?? ELSEWHERE

const regionOf = (locale: string | null | undefined): string | null => {
  try {
    const region = locale ? new Intl.Locale(locale.replaceAll('_', '-')).region : undefined
    return region && /^[A-Z]{2}$/.test(region) ? region : null
  } catch {
    return null
  }
}

const saysNoPlace = /^(utc|gmt|zulu|universal|etc\/.*)$/i

/**
 * The country whose numbers work where the person is. A zone tells where they are, a locale often only what the browser was
 * shipped with (en-US everywhere), so a zone with a place in it decides; without one the locale's region does.
 */
export function countryOf(person: { locale?: string | null; timeZone?: string | null }): string | null {
  const zone = person.timeZone?.trim()
  if (!zone || saysNoPlace.test(zone)) return regionOf(person.locale)
  return ZONE_COUNTRIES.get(zone.toLowerCase()) ?? null
}
