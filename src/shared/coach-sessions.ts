import * as z from 'zod'
import { DURATIONS, Duration, SessionFormat, SessionStatus } from './sessions'
import { Id, Instant, typedText } from './text'

/** A stretch of the coach's calendar: instants `from` up to `to`, at most 100 days apart. */
export const CoachSpan = z
  .object({ from: z.iso.datetime(), to: z.iso.datetime() })
  .refine(
    ({ from, to }) => from < to && Date.parse(to) - Date.parse(from) <= 100 * 86_400_000,
    'Please ask for at most 100 days.',
  )

/** A seat: the session of one guest. */
export const CoachGuest = z.object({ sessionId: Id, firstName: z.string(), status: SessionStatus, hasNotes: z.boolean() })
/** A meeting of a coach's, alone with a client or with a group, however many seats were taken. */
export const CoachMeeting = z.object({
  /** The session's id, or the group's. */
  id: Id,
  startsAt: Instant,
  duration: z.number().int(),
  /** Null for a group that has none yet. */
  format: SessionFormat.nullable(),
  status: SessionStatus,
  /** One alone, or whoever has a seat; empty for a group nobody has joined. */
  guests: z.array(CoachGuest),
  group: z
    .object({ title: z.string(), topic: z.string(), seats: z.number().int(), taken: z.number().int(), published: z.boolean() })
    .nullable(),
  /** A question about another time that is open, and whose it is. */
  move: z.object({ own: z.boolean(), startsAt: Instant, expiresAt: Instant }).nullable(),
})
export type CoachMeeting = z.infer<typeof CoachMeeting>

/** Somebody who booked the coach who asks. */
export const CoachClient = z.object({
  id: Id,
  firstName: z.string(),
  profileImageUrl: z.string().nullable(),
  completed: z.number().int(),
  booked: z.number().int(),
  lastAt: Instant.nullable(),
  nextAt: Instant.nullable(),
  /** Of the last one held and the next, for the way to its page. */
  lastSessionId: Id.nullable(),
  nextSessionId: Id.nullable(),
})
export type CoachClient = z.infer<typeof CoachClient>

export const GroupDraft = z.object({
  startsAt: z.iso.datetime('Please select a time'),
  duration: z.union([...DURATIONS.map((minutes) => z.literal(minutes))], { error: 'A session lasts 30, 60 or 90 minutes.' }),
  seats: z.number().int().min(2, 'A group has at least two seats.').max(50, 'A group has at most 50 seats.'),
  title: typedText(120, 'Please name your group.'),
  topic: typedText(1000),
  format: SessionFormat,
})
export const GroupRef = z.object({ id: Id })
export const PublishedGroup = z.object({
  id: Id,
  startsAt: Instant,
  duration: Duration,
  seats: z.number().int(),
  title: z.string(),
})
