import * as z from 'zod'
import { COACH_SORTS, COACHES_A_PAGE, LANGUAGES, SPECIALTIES } from './coach-options'
import { Day } from './day'
import { Id, Instant, typedText } from './text'

export const Specialty = z.enum(SPECIALTIES)
export const Language = z.enum(LANGUAGES)

/** A coach exactly as GET /api/coaches documents it; rating and rate (ZAR an hour) are decimal strings. */
export const Coach = z.object({
  id: Id,
  user: z.object({
    firstName: z.string().max(80),
    lastName: z.string().max(80),
    profileImageUrl: z.string().max(2000).nullable(),
  }),
  bio: z.string().max(4000),
  specialties: z.array(Specialty).max(SPECIALTIES.length),
  rating: z.string().max(8),
  hourlyRate: z.string().max(12),
  reviewCount: z.number().int().min(0),
  isActive: z.boolean(),
  isVerified: z.boolean(),
})
export type Coach = z.infer<typeof Coach>

/** GET /api/coaches: at most 200 in one answer. */
export const CoachListing = z.object({
  verified: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(200),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type CoachListing = z.infer<typeof CoachListing>

/** The directory's filters, as they stand in its address. */
export const CoachFilters = z.object({
  q: typedText(100).optional(),
  specialty: Specialty.optional(),
  sort: z.enum(COACH_SORTS).default('rating'),
  verified: z.boolean().default(false),
})
export type CoachFilters = z.infer<typeof CoachFilters>
/** `page` counts from 0, COACHES_A_PAGE each. */
export const CoachSearch = CoachFilters.extend({ page: z.number().int().min(0).max(10_000).default(0) })
export type CoachSearch = z.infer<typeof CoachSearch>

/** Exact totals: `matching` under the filters, `active` of all that are listed. */
export const CoachPage = z.object({
  items: z.array(Coach).max(COACHES_A_PAGE),
  matching: z.number().int(),
  active: z.number().int(),
  verified: z.number().int(),
  /** Each specialty some listed coach has, in alphabetical order. */
  specialties: z.array(Specialty),
})
export type CoachPage = z.infer<typeof CoachPage>

export const CoachRef = z.object({ coachId: Id })
export type CoachRef = z.infer<typeof CoachRef>

/** A review as anybody signed in reads it; the first name only. */
export const CoachReview = z.object({
  id: Id,
  firstName: z.string().max(80),
  stars: z.number().int().min(1).max(5),
  text: z.string().max(2000),
  at: Instant,
  answer: z.object({ text: z.string().max(2000), at: Instant }).nullable(),
})
export type CoachReview = z.infer<typeof CoachReview>
export const COACH_REVIEWS_A_PAGE = 20
/** The reviews older than one, else the newest. */
export const CoachReviewQuery = CoachRef.extend({ before: Id.optional() })
export type CoachReviewQuery = z.infer<typeof CoachReviewQuery>
export const CoachReviewPage = z.object({
  items: z.array(CoachReview).max(COACH_REVIEWS_A_PAGE),
  nextBefore: Id.nullable(),
})
export type CoachReviewPage = z.infer<typeof CoachReviewPage>

/** The page of one coach. */
export const CoachProfile = Coach.extend({
  headline: z.string().max(120),
  story: z.string().max(6000),
  languages: z.array(Language).max(LANGUAGES.length),
  /** IANA zone of the coach's hours. */
  timeZone: z.string().max(64),
  verified: z.object({ at: Instant, what: z.array(z.string().max(120)).max(10) }).nullable(),
  /** The newest ones; what follows is asked for by page. */
  reviews: CoachReviewPage,
  /** How many reviews gave one star, two, up to five. */
  starCounts: z.array(z.number().int()).length(5),
  groupSeats: z.number().int(),
  /** True when the one who looks is this coach. */
  own: z.boolean(),
})
export type CoachProfile = z.infer<typeof CoachProfile>

/** What a coach says of themselves; the rate in ZAR cents an hour. */
export const CoachProfileEdit = z.object({
  headline: typedText(120, 'Please say in a few words what you do.'),
  bio: typedText(1000, 'Please write a short bio.'),
  story: typedText(6000),
  specialties: z.array(Specialty).min(1, 'Select at least one specialty').max(SPECIALTIES.length),
  languages: z.array(Language).min(1, 'Select at least one language').max(LANGUAGES.length),
  hourlyRate: z.number().int(),
  isActive: z.boolean(),
})
export type CoachProfileEdit = z.infer<typeof CoachProfileEdit>

/** Minutes after local midnight, on the quarter hour. */
const Minute = z.number().int().min(0).max(1440).multipleOf(15, 'Please use full quarter hours.')
/** An opening of a coach's week or day: [start, end) in minutes of the coach's own clock. */
const Opening = { start: Minute, end: Minute }
const inOrder = [
  (hours: { start: number; end: number }) => hours.start < hours.end,
  'The end must come after the start.',
] as const

/** Weekday 1 is Monday. */
export const WeeklyHours = z.object({ weekday: z.number().int().min(1).max(7), ...Opening }).refine(...inOrder)
/** What holds on one day instead of its weekly hours; no openings means closed. */
export const DayOverride = z.object({ day: Day, openings: z.array(z.object(Opening).refine(...inOrder)).max(6) })
export const TimeOff = z
  .object({ firstDay: Day, lastDay: Day })
  .refine((off) => off.firstDay <= off.lastDay, 'The last day must not come first.')

/** When a coach can be booked. Minutes and days; the zone is IANA. */
export const Availability = z.object({
  timeZone: z.string().max(64),
  weekly: z.array(WeeklyHours).max(42),
  overrides: z.array(DayOverride).max(200),
  timeOff: z.array(TimeOff).max(50),
  bufferMinutes: z.number().int().min(0).max(120).multipleOf(15, 'Please use full quarter hours.'),
  noticeMinutes: z.number().int().min(0).max(20_160),
  horizonDays: z.number().int().min(1).max(365, 'People can book at most a year ahead.'),
  mostPerDay: z.number().int().min(1).max(48).nullable(),
  groupSeats: z.number().int().min(2, 'A group has two seats at least.').max(50),
})
export type Availability = z.infer<typeof Availability>
