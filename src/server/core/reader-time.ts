import { knownZone } from '#shared/calendar'

type Reader = { timeZone: string | null; locale: string }

/** Letters are in English, in the order the reader's English uses. */
const englishOf = (locale: string) => (/^en\b/i.test(locale) ? locale : 'en-GB')

function partsOf(instant: number, reader: Reader, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(englishOf(reader.locale), { timeZone: knownZone(reader.timeZone), ...options })
  return format.formatToParts(instant)
}

/** 'Tuesday 24 November, 10:00' (UTC milliseconds) as the reader's clock and language say it. */
export function readerTime(instant: number, reader: Reader): string {
  const day = partsOf(instant, reader, { weekday: 'long', day: 'numeric', month: 'long' })
  const time = partsOf(instant, reader, { hour: '2-digit', minute: '2-digit' })
  const written = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')
  return `${written(day)}, ${written(time)}`
}

/** 'Johannesburg time (SAST)': the zone those times are in. */
export function readerZone(instant: number, reader: Reader): string {
  const zone = knownZone(reader.timeZone)
  if (zone === 'UTC') return 'UTC'
  const short = partsOf(instant, reader, { timeZoneName: 'short' }).find(({ type }) => type === 'timeZoneName')?.value
  const city = zone.split('/').pop()?.replaceAll('_', ' ')
  return `${city} time (${short ?? zone})`
}
