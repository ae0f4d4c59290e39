import { knownZone } from '#shared/calendar'

type Reader = { timeZone: string | null; locale: string }

/** Letters are in English, in the order the reader's English uses. */
const englishOf = (locale: string) => (/^en\b/i.test(locale) ? locale : 'en-GB')
/** A format costs a thousand times what formatting does, so the ones in use are kept. */
const formats = new Map<string, Intl.DateTimeFormat>()
const KEPT_FORMATS = 200
function formatOf({ locale, timeZone }: Reader, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [englishOf(locale), timeZone ?? '', ...Object.entries(options).flat()].join(' ')
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= KEPT_FORMATS) formats.clear()
  const format = new Intl.DateTimeFormat(englishOf(locale), { timeZone: knownZone(timeZone), ...options })
  formats.set(key, format)
  return format
}

/** 'Tuesday 24 November' (UTC milliseconds) as the reader's calendar and language say it. */
export function readerDay(instant: number, reader: Reader): string {
  const weekday = formatOf(reader, { weekday: 'long' }).format(instant)
  const parts = formatOf(reader, { day: 'numeric', month: 'long' }).formatToParts(instant)
  return `${weekday}${parts[0]?.type === 'day' ? ' ' : ', '}${parts.map(({ value }) => value).join('')}`
}

/** '10:00', or '10:00 AM' where people write so. */
export const readerClock = (instant: number, reader: Reader): string =>
  formatOf(reader, { timeStyle: 'short' }).format(instant).replace(/\s/g, ' ')

/** 'Tuesday 24 November, 10:00'. */
export const readerTime = (instant: number, reader: Reader): string =>
  `${readerDay(instant, reader)}, ${readerClock(instant, reader)}`

/** 'Johannesburg time (SAST)': the zone those times are in. */
export function readerZone(instant: number, reader: Reader): string {
  const zone = knownZone(reader.timeZone)
  if (zone === 'UTC' || !reader.timeZone) return 'UTC'
  const parts = formatOf(reader, { timeZoneName: 'short' }).formatToParts(instant)
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
  return `${reader.timeZone.split('/').pop()?.replaceAll('_', ' ')} time (${short})`
}
