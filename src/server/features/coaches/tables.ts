import { boolean, index, integer, json, primaryKey, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import type { Language, Specialty } from '#shared/coach-options'
import { users } from '../auth/tables'

export const coaches = table(
  'coaches',
  {
    id: text().primaryKey(),
    /** A whole number of its own: the search index names rows by it. */
    searchKey: integer().notNull(),
    /** Null once the person's account is gone: what they did with clients stays, their words do not. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    headline: text().notNull(),
    bio: text().notNull(),
    story: text().notNull(),
    /** ZAR cents an hour; null where none was set. */
    hourlyRate: integer(),
    /** IANA zone of the hours. */
    timeZone: text().notNull(),
    isActive: boolean().notNull(),
    verifiedAt: timestamp(),
    verifiedWhat: json().$type<string[]>(),
    /** Derived from the reviews that show, kept for sorting: hundredths of a star, and how many. */
    rating: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    bufferMinutes: integer().notNull().default(0),
    noticeMinutes: integer().notNull().default(120),
    horizonDays: integer().notNull().default(60),
    mostPerDay: integer(),
    groupSeats: integer().notNull().default(5),
    /** What a client should have ready, one line each. */
    toHaveReady: text().notNull().default(''),
    /** Name, bio and specialties folded for searching. */
    searchText: text().notNull(),
    createdAt: timestamp().notNull(),
  },
  (row) => [
    uniqueIndex('coaches_user').on(row.userId),
    uniqueIndex('coaches_search_key').on(row.searchKey),
    index('coaches_verified').on(row.isActive, row.verifiedAt),
    index('coaches_by_rating').on(row.isActive, row.rating, row.id),
    index('coaches_by_price').on(row.isActive, row.hourlyRate, row.id),
    index('coaches_by_reviews').on(row.isActive, row.reviewCount, row.id),
  ],
)

/** One row: a number that grows with every change of who is listed and what a search finds. Triggers count it up. */
export const coachDirectory = table('coach_directory', { id: text().primaryKey(), version: integer().notNull() })

const ofCoach = () =>
  text()
    .notNull()
    .references(() => coaches.id, { onDelete: 'cascade' })

export const coachSpecialties = table(
  'coach_specialties',
  { coachId: ofCoach(), specialty: text().$type<Specialty>().notNull(), place: integer().notNull() },
  (row) => [
    primaryKey({ columns: [row.coachId, row.specialty] }),
    index('coach_specialties_specialty').on(row.specialty, row.coachId),
  ],
)

export const coachLanguages = table(
  'coach_languages',
  { coachId: ofCoach(), language: text().$type<Language>().notNull() },
  (row) => [primaryKey({ columns: [row.coachId, row.language] })],
)

/** Weekly openings: weekday 1 is Monday, minutes after midnight on the coach's clock. */
export const coachHours = table(
  'coach_hours',
  { coachId: ofCoach(), weekday: integer().notNull(), start: integer().notNull(), end: integer().notNull() },
  (row) => [primaryKey({ columns: [row.coachId, row.weekday, row.start] })],
)

/** What holds on one day instead of the week's openings; no openings means closed. */
export const coachOverrides = table(
  'coach_overrides',
  { coachId: ofCoach(), day: text().notNull(), openings: json().$type<{ start: number; end: number }[]>().notNull() },
  (row) => [primaryKey({ columns: [row.coachId, row.day] })],
)

export const coachTimeOff = table(
  'coach_time_off',
  { coachId: ofCoach(), firstDay: text().notNull(), lastDay: text().notNull() },
  (row) => [primaryKey({ columns: [row.coachId, row.firstDay] })],
)

/** A calendar of the coach's whose events block slots. */
export const busyFeeds = table(
  'busy_feeds',
  {
    id: text().primaryKey(),
    coachId: ofCoach(),
    url: secret('busy_feeds.url').notNull(),
    addedAt: timestamp().notNull(),
    readAt: timestamp(),
    problem: text(),
  },
  (row) => [index('busy_feeds_coach').on(row.coachId)],
)

export const busyTimes = table(
  'busy_times',
  {
    id: text().primaryKey(),
    feedId: text()
      .notNull()
      .references(() => busyFeeds.id, { onDelete: 'cascade' }),
    coachId: ofCoach(),
    startsAt: timestamp().notNull(),
    endsAt: timestamp().notNull(),
  },
  (row) => [index('busy_times_coach').on(row.coachId, row.startsAt), index('busy_times_feed').on(row.feedId)],
)

export type ApplicationStatus = 'submitted' | 'under_review' | 'more_needed' | 'interview' | 'approved' | 'rejected'

/** An application to become a coach; `form` is the documented payload as JSON. */
export const applications = table(
  'coach_applications',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<ApplicationStatus>().notNull(),
    form: secret('coach_applications.form').notNull(),
    /** What the deciding administrator wrote to the applicant. */
    message: secret('coach_applications.message'),
    decidedBy: text(),
    submittedAt: timestamp().notNull(),
    decidedAt: timestamp(),
    /** The person's id while the application is open: one at a time. */
    openFor: text(),
  },
  (row) => [
    index('coach_applications_user').on(row.userId, row.submittedAt),
    index('coach_applications_status').on(row.status, row.submittedAt),
    uniqueIndex('coach_applications_open').on(row.openFor),
  ],
)

/** What an applicant has typed so far. */
export const applicationDrafts = table('coach_application_drafts', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  step: integer().notNull(),
  form: secret('coach_application_drafts.form').notNull(),
  updatedAt: timestamp().notNull(),
})

/** Certificates; the bytes are in the files folder under the id. */
export const applicationFiles = table(
  'coach_application_files',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: secret('coach_application_files.name').notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    addedAt: timestamp().notNull(),
  },
  (row) => [index('coach_application_files_user').on(row.userId)],
)
