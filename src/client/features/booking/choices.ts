import type { SessionFormat, SessionType, Slot } from '#shared/sessions'

export type BookingStep = 1 | 2 | 3
export type Minutes = 30 | 60 | 90
/** What of a booking stands in the address: it can be shared, gone back from and opened again. */
export type BookingSearch = {
  coach?: string | undefined
  step?: BookingStep | undefined
  type?: SessionType | undefined
  /** A day (YYYY-MM-DD) and a start ("10:00") on the clock of `zone`, else of the profile's. */
  date?: string | undefined
  time?: string | undefined
  duration?: Minutes | undefined
  format?: Exclude<SessionFormat, 'phone'> | undefined
  zone?: string | undefined
  /** The booking that was made: the last screen. */
  session?: string | undefined
}
/** The choices with their defaults. */
export type Choices = { type: SessionType; duration: Minutes; format: 'video' | 'chat' }

const word = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 64) : '') || undefined
const oneOf = <T>(value: unknown, known: readonly T[]): T | undefined => known.find((one) => one === value)
const matching = (value: unknown, pattern: RegExp) => (typeof value === 'string' && pattern.test(value) ? value : undefined)

function zone(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone : undefined
  } catch {
    return undefined
  }
}

function day(value: unknown): string | undefined {
  const text = matching(value, /^\d{4}-\d{2}-\d{2}$/)
  return text && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text) ? text : undefined
}

/** Reads the address; what makes no sense in it is left out. */
export const bookingSearch = (search: Record<string, unknown>): BookingSearch => ({
  coach: word(search.coach),
  step: oneOf<BookingStep>(search.step, [1, 2, 3]),
  type: oneOf<SessionType>(search.type, ['individual', 'group']),
  date: day(search.date),
  time: matching(search.time, /^([01]\d|2[0-3]):[0-5]\d(~2)?$/),
  duration: oneOf<Minutes>(search.duration, [30, 60, 90]),
  format: oneOf(search.format, ['video', 'chat'] as const),
  zone: zone(search.zone),
  session: word(search.session),
})

export const choicesOf = ({ type = 'individual', duration = 60, format = 'video' }: BookingSearch): Choices => ({
  type,
  duration,
  format,
})

/** The choices as they will be: an open group keeps its own way of meeting. */
export const keptBy = (choices: Choices, group: Slot['group'] | undefined): Choices =>
  group?.format === 'video' || group?.format === 'chat' ? { ...choices, format: group.format } : choices

/** Whoever comes with a coach has picked one; nobody goes on without. */
export const stepOf = ({ coach, step }: BookingSearch): BookingStep => (coach ? (step ?? 2) : 1)
