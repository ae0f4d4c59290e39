import * as z from 'zod'
import { knownZone } from './calendar'
import { RATE } from './coach-options'
import { Availability, CoachProfileEdit, Language, Specialty } from './coaches'
import { Price } from './sessions'
import { Id, Instant, typedText } from './text'

const isKnownZone = (zone: string) => /^[A-Za-z]/.test(zone) && (zone === 'UTC' || knownZone(zone) !== 'UTC')

/** What a coach sets; the zone must be one there is. */
export const AvailabilityEdit = Availability.extend({
  timeZone: z.string().max(64).refine(isKnownZone, 'We do not know that time zone.'),
})

/** A booking that stays although the hours no longer reach it. */
export const OutsideSession = z.object({
  startsAt: Instant,
  duration: z.number().int(),
  with: z.string().max(200),
})
export type OutsideSession = z.infer<typeof OutsideSession>

export const AvailabilityKept = z.object({ availability: Availability, outside: z.array(OutsideSession).max(100) })
export type AvailabilityKept = z.infer<typeof AvailabilityKept>

export const RATE_TOO_LOW = `Minimum rate is R${RATE.min / 100}/hour`
export const RATE_TOO_HIGH = `Maximum rate is R${RATE.max / 100}/hour`

/** What a coach changes on their page. A rate above the most stays where an administrator allowed it. */
export const OwnCoachEdit = CoachProfileEdit.extend({
  hourlyRate: z.number('Please enter your rate as a number.').int().min(RATE.min, RATE_TOO_LOW).max(10_000_000, RATE_TOO_HIGH),
  /** What a client should have ready, one line each. */
  toHaveReady: typedText(1000),
})
export type OwnCoachEdit = z.infer<typeof OwnCoachEdit>

/** A coach's own page as they edit it; the rate in ZAR cents an hour, null where none is set. */
export const OwnCoach = z.object({
  id: Id,
  headline: z.string(),
  bio: z.string(),
  story: z.string(),
  toHaveReady: z.string(),
  specialties: z.array(Specialty),
  languages: z.array(Language),
  hourlyRate: z.number().int().nullable(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  timeZone: z.string(),
  groupSeats: z.number().int(),
  reviewCount: z.number().int(),
})
export type OwnCoach = z.infer<typeof OwnCoach>

export const BUSY_FEEDS = 5
/** How often a calendar of a coach's is read again. */
export const BUSY_FEED_MINUTES = 15
export const BusyFeedDraft = z.object({ url: typedText(2000, 'Please paste the address of your calendar.') })
export const BusyFeedRef = z.object({ id: Id })
/** A calendar of a coach's whose events block slots: when it was last read, what went wrong then, how much of this week it takes. */
export const BusyFeed = z.object({
  id: Id,
  url: z.string().max(2000),
  readAt: Instant.nullable(),
  problem: z.string().max(300).nullable(),
  thisWeek: z.number().int(),
})
export type BusyFeed = z.infer<typeof BusyFeed>

/** Busy stretches of the coach's own calendars, for the week's picture. */
export const BusySpan = z.object({ startsAt: Instant, endsAt: Instant })
export const SpanQuery = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })

/** What a session, or a group's meeting, brought so far; in the currency it was paid in. */
export const Earning = z.object({
  /** The session or the group. */
  id: Id,
  at: Instant,
  with: z.string().max(200),
  duration: z.number().int(),
  format: z.enum(['video', 'chat', 'phone']).nullable(),
  seats: z.number().int().nullable(),
  paid: Price,
  yours: Price,
  state: z.enum(['earned', 'ahead', 'refunded']),
  cancelled: z.boolean(),
})
export type Earning = z.infer<typeof Earning>
/** A month of the coach's calendar (`YYYY-MM`), with its sums in each currency; what lies ahead is not in them. */
export const EarningsMonth = z.object({
  month: z.string().max(7),
  earnings: z.array(Earning),
  sums: z.array(z.object({ paid: Price, yours: Price })),
})
export const Earnings = z.object({
  timeZone: z.string(),
  months: z.array(EarningsMonth),
  /** What sessions that are paid and not held yet will bring. */
  ahead: z.array(Price),
})
export type Earnings = z.infer<typeof Earnings>
