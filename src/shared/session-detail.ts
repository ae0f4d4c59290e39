import * as z from 'zod'
import { Price, Session } from './sessions'
import { Id, Instant, typedText } from './text'

export const SessionRef = z.object({ id: Id })
export const Side = z.enum(['client', 'coach'])
export type Side = z.infer<typeof Side>

/** Somebody's note on a session. One that is not shared is its author's alone. */
export const SessionNote = z.object({
  id: Id,
  own: z.boolean(),
  firstName: z.string(),
  shared: z.boolean(),
  text: z.string().max(4000),
  at: Instant,
})
export type SessionNote = z.infer<typeof SessionNote>
/** With an `id` an own note is changed. */
export const NoteDraft = z.object({
  sessionId: Id,
  id: Id.optional(),
  shared: z.boolean(),
  text: typedText(4000, 'Please write something first.'),
})
export const NOTES_EACH = 20

/** A session's documents: PDF, PNG or JPEG, ten in all, from either side. They come in as they are, by POST to `documentsPath`. */
export const DOCUMENT = {
  bytes: 5 * 1024 * 1024,
  count: 10,
  types: ['application/pdf', 'image/png', 'image/jpeg'],
  sentence: 'Please add a PDF, PNG or JPEG. What is inside this file is something else.',
} as const
/** POST raw bytes with `?name=`, or GET one with its id behind a slash. */
export const documentsPath = (sessionId: string): string => `/api/sessions/${sessionId}/documents`
export const SessionDocument = z.object({
  id: Id,
  name: z.string().max(200),
  mediaType: z.enum(DOCUMENT.types),
  bytes: z.number().int(),
  addedAt: Instant,
  own: z.boolean(),
  firstName: z.string(),
})
export type SessionDocument = z.infer<typeof SessionDocument>

/** What cancelling now would mean, and what else may be done; amounts in the currency that was paid. */
export const CancelTerms = z.object({
  mayCancel: z.boolean(),
  percent: z.number().int(),
  paid: Price,
  refund: Price,
  kept: Price,
  /** Until then a client cancels and moves for nothing. */
  freeUntil: Instant,
})
export type CancelTerms = z.infer<typeof CancelTerms>

export const SessionMove = z.object({ id: Id, own: z.boolean(), startsAt: Instant, expiresAt: Instant })
export type SessionMove = z.infer<typeof SessionMove>

export const SessionReview = z.object({
  id: Id,
  stars: z.number().int(),
  text: z.string(),
  at: Instant,
  /** Until then its author may change it; null for others. */
  editableUntil: Instant.nullable(),
  answer: z.object({ text: z.string(), at: Instant, editableUntil: Instant.nullable() }).nullable(),
  /** Why an administrator hid it, null while it shows. */
  hiddenReason: z.string().nullable(),
})
export type SessionReview = z.infer<typeof SessionReview>

/** A session as one of its two sides sees it: the waiting room. */
export const SessionDetail = Session.extend({
  side: Side,
  /** A coach by their full name, a client by the first name only (`lastName` empty). The zone is the one they read times in. */
  other: z.object({
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    timeZone: z.string(),
  }),
  /** The other seats are counted, never named. */
  group: z.object({ id: Id, title: z.string(), topic: z.string(), seats: z.number().int(), taken: z.number().int() }).nullable(),
  bookedAt: Instant,
  endedAt: Instant.nullable(),
  endedBy: z.enum(['client', 'coach', 'admin', 'system']).nullable(),
  noShow: Side.nullable(),
  /** What the coach asks to have ready, a line each. */
  toHaveReady: z.array(z.string()),
  written: z.array(SessionNote),
  documents: z.array(SessionDocument),
  terms: CancelTerms,
  move: SessionMove.nullable(),
  mayMove: z.boolean(),
  /** At once; else the other side is asked first. */
  mayMoveFreely: z.boolean(),
  mayMarkNoShow: z.boolean(),
  /** When somebody can be marked as missing. */
  noShowFrom: Instant,
  join: z.object({ from: Instant, until: Instant }),
  payment: z
    .object({
      status: z.enum(['requires_card', 'requires_confirmation', 'succeeded', 'failed']),
      /** Given back so far, or on its way. */
      refunded: Price,
      heldUntil: Instant.nullable(),
      problem: z.string().nullable(),
    })
    .nullable(),
  review: SessionReview.nullable(),
  mayAnswer: z.boolean(),
})
export type SessionDetail = z.infer<typeof SessionDetail>

export const MoveDraft = z.object({ id: Id, startsAt: z.iso.datetime('Please select a time') })
export const MoveAnswer = z.object({ id: Id, accept: z.boolean() })
export const NoShow = z.object({ id: Id, who: Side })

const Stars = z
  .number('Please pick one to five stars.')
  .int()
  .min(1, 'Please pick one to five stars.')
  .max(5, 'Please pick one to five stars.')
export const ReviewDraft = z.object({ sessionId: Id, stars: Stars, text: typedText(2000, 'Please write a few words.') })
export const ReviewAnswer = z.object({ reviewId: Id, text: typedText(2000, 'Please write a few words.') })
export const ReviewHiding = z.object({ reviewId: Id, reason: typedText(300, 'Please say why, the person reads it.') })
export const ReviewRef = z.object({ reviewId: Id })
/** Reviews for an administrator, newest first; `hidden` leaves the others out. */
export const ReviewSearch = z.object({ coachId: Id.optional(), hidden: z.boolean().optional(), before: Id.optional() })
export const REVIEWS_A_PAGE = 10
export const ReviewRow = z.object({
  id: Id,
  coachId: Id,
  coach: z.string(),
  firstName: z.string(),
  stars: z.number().int(),
  text: z.string(),
  answer: z.string().nullable(),
  at: Instant,
  hiddenReason: z.string().nullable(),
})
export type ReviewRow = z.infer<typeof ReviewRow>
export const ReviewPage = z.object({ items: z.array(ReviewRow).max(REVIEWS_A_PAGE), nextBefore: Id.nullable() })
export type ReviewPage = z.infer<typeof ReviewPage>
