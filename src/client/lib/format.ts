/** Dates are shown in English whatever the person's locale, in the order their English uses. */
export const english = (locale: string) => (/^en\b/i.test(locale) ? locale : 'en-GB')

const zoned = (timeZone: string | null) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone; without a known zone it is the day in UTC, as on the server. */
export function dayIn(timeZone: string | null, instant: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zoned(timeZone), year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}`
}

/** The hour of the day (0 to 23) of an instant in a zone. */
export const hourIn = (timeZone: string | null, instant: Date = new Date()): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zoned(timeZone), hour: 'numeric', hourCycle: 'h23' }).format(instant))

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** "12 December", with the year when it is not this one. */
export const formatDay = (day: string, locale: string, today: string): string =>
  new Intl.DateTimeFormat(english(locale), {
    day: 'numeric',
    month: 'long',
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(noon(day))

/** "12 December 2026": a day with its year, for a field. */
export const formatFullDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(english(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day))

/** "2 Nov"; some Englishes would write "02 Nov". */
export const formatShortDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(english(locale), { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(noon(day))
    .replace(/\b0(?=\d\b)/, '')

/** "Monday 16 November", with the year when it is not this one. */
export const formatWeekday = (day: string, locale: string, today: string): string =>
  `${new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(noon(day))} ${formatDay(day, locale, today)}`

/** The time of day of an instant as the person's English writes it: "09:12", "9:12 AM". */
export const formatTime = (instant: Date | string | number, locale: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat(english(locale), { hour: '2-digit', minute: '2-digit', timeZone: zoned(timeZone) }).format(
    new Date(instant),
  )

/** "Mon" */
export const weekdayName = (day: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(noon(day))

/** "16 to 22 Nov", naming both months where the week crosses one. */
export function formatWeek(first: string, last: string): string {
  const day = (value: string) => String(Number(value.slice(8)))
  const month = (value: string) => new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(noon(value))
  const from = month(first) === month(last) ? day(first) : `${day(first)} ${month(first)}`
  return `${from} to ${day(last)} ${month(last)}`
}

/** Whole days from one calendar day to another; negative when it lies behind. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / 86_400_000)

/** An instant in a zone: "Tuesday 24 November, 10:00 SAST". */
export function formatInstant(instant: string, locale: string, timeZone: string | null): string {
  const at = new Date(instant)
  const day = dayIn(timeZone, at)
  const zone = new Intl.DateTimeFormat(english(locale), { timeZone: zoned(timeZone), timeZoneName: 'short' })
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${formatWeekday(day, locale, day)}, ${formatTime(at, locale, timeZone)} ${name}`
}

/** "1 goal", "3 goals" */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
