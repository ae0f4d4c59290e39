import * as z from 'zod'
import { Id, Instant, typedText } from './text'

export const SessionStatus = z.enum(['pending_payment', 'scheduled', 'completed', 'cancelled', 'expired', 'no_show'])
export type SessionStatus = z.infer<typeof SessionStatus>
export const SessionType = z.enum(['individual', 'group'])
export type SessionType = z.infer<typeof SessionType>
export const SessionFormat = z.enum(['video', 'chat', 'phone'])
export type SessionFormat = z.infer<typeof SessionFormat>
export const DURATIONS = [30, 60, 90] as const
export const Duration = z.union([z.literal(30), z.literal(60), z.literal(90)])

/** An amount in minor units of an ISO 4217 currency. */
export const Price = z.object({ amount: z.number().int(), currency: z.string().length(3) })
export type Price = z.infer<typeof Price>

/** A booking as its client reads it. `scheduledAt` is a UTC instant, `duration` minutes, `timeZone` the zone it was chosen in. */
export const Session = z.object({
  id: Id,
  coachId: Id,
  coach: z.object({ firstName: z.string(), lastName: z.string(), profileImageUrl: z.string().nullable() }),
  sessionType: SessionType,
  sessionFormat: SessionFormat,
  scheduledAt: Instant,
  duration: z.number(),
  timeZone: z.string(),
  status: SessionStatus,
  price: Price,
  notes: z.string(),
  specialRequests: z.string(),
  /** It took place and waits for the client's review. */
  mayReview: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The documented body of POST /api/sessions: a day and a time (HH:MM) on the clock of `timeZone`, else the profile's, else the coach's. */
export const Booking = z.object({
  coachId: z.string({ error: 'Please select a coach' }).min(1, 'Please select a coach').pipe(Id),
  sessionType: SessionType.default('individual'),
  date: z
    .string({ error: 'Please select a date' })
    .min(1, 'Please select a date')
    .pipe(z.iso.date('Please select a date that exists.')),
  time: z
    .string({ error: 'Please select a time' })
    .min(1, 'Please select a time')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please select a time like 09:30.'),
  duration: z
    .union([z.literal(30), z.literal(60), z.literal(90)], { error: 'A session lasts 30, 60 or 90 minutes.' })
    .default(60),
  sessionFormat: SessionFormat.default('video'),
  notes: typedText(2000).default(''),
  specialRequests: typedText(2000).default(''),
  timeZone: z.string().max(64).optional(),
  /** What the person was shown. Where it costs something else by now, nothing is booked or charged. */
  expectedPrice: Price.optional(),
  /** A card of the test provider; the real one is confirmed in the browser. Default: the card that succeeds. */
  testCard: z.string().max(24).optional(),
})
export type Booking = z.infer<typeof Booking>

/** A booking and its payment: what the card form needs where that is not done yet. `problem` is why a card was declined. */
export const Booked = Session.extend({
  payment: z
    .object({
      id: Id,
      status: z.enum(['requires_card', 'requires_confirmation', 'succeeded', 'failed']),
      heldUntil: Instant.nullable(),
      problem: z.string().max(500).nullable(),
      /** For a card form of the provider's own; null where ours is used. */
      clientSecret: z.string().max(300).nullable(),
    })
    .nullable(),
})
export type Booked = z.infer<typeof Booked>

/** Free starts of a coach from `from` on (a day in the viewer's zone), at most 62 days. */
export const SlotQuery = z.object({
  coachId: Id,
  from: z.iso.date().refine((day) => day >= '1000' && day < '9999', 'Please ask for a day within reach.'),
  days: z.number().int().min(1).max(62),
  duration: Duration,
  sessionType: SessionType.default('individual'),
  timeZone: z.string().max(64),
})
export type SlotQuery = z.infer<typeof SlotQuery>

/** One start. An open group session at it has its seats counted. */
export const Slot = z.object({
  startsAt: Instant,
  group: z
    .object({
      id: Id,
      title: z.string(),
      topic: z.string(),
      seats: z.number().int(),
      seatsLeft: z.number().int(),
      /** How it meets, whatever a guest would like; null while nobody has said. */
      format: SessionFormat.nullable(),
    })
    .nullable(),
})
export type Slot = z.infer<typeof Slot>
/** Days in the viewer's zone, with what is free and what the coach's hours would give but is taken (shown struck through). */
export const SlotDays = z.object({
  timeZone: z.string(),
  coachTimeZone: z.string(),
  days: z.array(z.object({ day: z.string(), free: z.array(Slot), taken: z.array(Instant) })),
})
export type SlotDays = z.infer<typeof SlotDays>

export const QuoteQuery = z.object({ coachId: Id, duration: Duration, sessionType: SessionType })
/** What a session costs the person who asks, in their currency. */
export const Quote = z.object({ price: Price, rate: Price, discount: z.number(), unitsPerUsd: z.number() })
export type Quote = z.infer<typeof Quote>

/** Takes a start for ten minutes while its buyer fills in the rest; the booking consumes it. */
export const HoldDraft = z.object({ coachId: Id, startsAt: Instant, duration: Duration, sessionType: SessionType })
export const Hold = z.object({ id: Id, startsAt: Instant, until: Instant })
export type Hold = z.infer<typeof Hold>
export const HoldRef = z.object({ holdId: Id })
export const HOLD_MINUTES = 10

/** Which free starts lie nearest to one that is gone. */
export const NearestQuery = HoldDraft

/** Pays for a booking that waits for it, with a test card. */
export const CardPayment = z.object({ sessionId: Id, card: z.string().max(24) })
/** What the payer answered when their bank asked. */
export const PaymentAnswer = z.object({ sessionId: Id, approved: z.boolean() })

export { nextSession } from './session-rules'
