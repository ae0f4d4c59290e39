import { boolean, index, integer, json, primaryKey, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import type { SessionFormat, SessionStatus, SessionType } from '#shared/sessions'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'

const ofCoach = () =>
  text()
    .notNull()
    .references(() => coaches.id)

/** A group's meeting: one time, several seats, each seat a session of its own. */
export const groups = table(
  'session_groups',
  {
    id: text().primaryKey(),
    coachId: ofCoach(),
    startsAt: timestamp().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    seats: integer().notNull(),
    /** How everybody meets: the coach's word, else the first guest's; null until there is one. */
    sessionFormat: text().$type<SessionFormat>(),
    title: text().notNull(),
    topic: text().notNull(),
    /** Published by the coach, who keeps it open without guests; else it ends with its last guest. */
    publishedAt: timestamp(),
    cancelledAt: timestamp(),
    createdAt: timestamp().notNull(),
  },
  (row) => [index('session_groups_coach').on(row.coachId, row.startsAt)],
)

/** What a price was made of when it was named: the coach's rate, the rate of exchange, the share taken off. */
export type StoredQuote = { rate: number; rateCurrency: string; unitsPerUsd: number; rateUnitsPerUsd: number; discount: number }

/** A booking: one client, one coach, one time. */
export const sessions = table(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: ofCoach(),
    groupId: text().references(() => groups.id),
    sessionType: text().$type<SessionType>().notNull(),
    sessionFormat: text().$type<SessionFormat>().notNull(),
    scheduledAt: timestamp().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    /** The IANA zone it was chosen in. */
    timeZone: text().notNull(),
    status: text().$type<SessionStatus>().notNull(),
    notes: secret('sessions.notes').notNull(),
    specialRequests: secret('sessions.special_requests').notNull(),
    /** Minor units of `currency`. */
    price: integer().notNull(),
    currency: text().notNull(),
    quote: json().$type<StoredQuote>().notNull(),
    /** While it waits for its payment. */
    heldUntil: timestamp(),
    /** How often it was changed: the calendar file's SEQUENCE. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp().notNull(),
    endedAt: timestamp(),
    endedBy: text().$type<'client' | 'coach' | 'admin' | 'system'>(),
    /** Who did not come, where the status is no_show. */
    noShow: text().$type<'client' | 'coach'>(),
  },
  (row) => [
    index('sessions_of_user').on(row.userId, row.scheduledAt),
    index('sessions_of_coach').on(row.coachId, row.scheduledAt),
    index('sessions_of_group').on(row.groupId),
    index('sessions_by_status').on(row.status, row.scheduledAt),
  ],
)

/** The quarter hours of a coach that are taken: the primary key is what makes two people in one slot impossible. */
export const bookingCells = table(
  'booking_cells',
  {
    coachId: ofCoach(),
    /** Start of the quarter hour. */
    cell: timestamp().notNull(),
    /** The session, group, hold or proposed move that takes it. */
    holderId: text().notNull(),
    /** Null once it is firm; else it is free again from then on. */
    heldUntil: timestamp(),
  },
  (row) => [
    primaryKey({ columns: [row.coachId, row.cell] }),
    index('booking_cells_holder').on(row.holderId),
    index('booking_cells_held').on(row.heldUntil),
  ],
)

/** Seats of a group's meeting, numbered from 1: the primary key sells the last one once. */
export const groupSeats = table(
  'group_seats',
  {
    groupId: text()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    /** The session or hold that has it. */
    holderId: text().notNull(),
    heldUntil: timestamp(),
  },
  (row) => [primaryKey({ columns: [row.groupId, row.seat] }), index('group_seats_holder').on(row.holderId)],
)

/** A time kept for a person for a few minutes while they fill in the rest. */
export const holds = table(
  'booking_holds',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: ofCoach(),
    groupId: text(),
    startsAt: timestamp().notNull(),
    duration: integer().notNull(),
    until: timestamp().notNull(),
  },
  (row) => [index('booking_holds_user').on(row.userId), index('booking_holds_until').on(row.until)],
)

/** A new time somebody asked for, which the other side answers. */
export const moves = table(
  'session_moves',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    askedBy: text().$type<'client' | 'coach'>().notNull(),
    startsAt: timestamp().notNull(),
    status: text().$type<'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'>().notNull(),
    /** The session's id while open: one question at a time. */
    openFor: text(),
    expiresAt: timestamp().notNull(),
    createdAt: timestamp().notNull(),
  },
  (row) => [index('session_moves_session').on(row.sessionId), uniqueIndex('session_moves_open').on(row.openFor)],
)

export const reviews = table(
  'reviews',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    coachId: ofCoach(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: integer().notNull(),
    text: text().notNull(),
    createdAt: timestamp().notNull(),
    editedAt: timestamp(),
    answer: text(),
    answeredAt: timestamp(),
    hiddenAt: timestamp(),
    hiddenReason: text(),
  },
  (row) => [
    uniqueIndex('reviews_session').on(row.sessionId),
    index('reviews_coach').on(row.coachId, row.createdAt),
    index('reviews_created').on(row.createdAt, row.id),
    index('reviews_user').on(row.userId),
  ],
)

/** What a coach writes down; `shared` ones the client reads too. */
export const sessionNotes = table(
  'session_notes',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shared: boolean().notNull(),
    text: secret('session_notes.text').notNull(),
    at: timestamp().notNull(),
  },
  (row) => [index('session_notes_session').on(row.sessionId), index('session_notes_author').on(row.authorId)],
)

/** Files of a session; the bytes are in the files folder under the id. */
export const sessionFiles = table(
  'session_files',
  {
    id: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    authorId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: secret('session_files.name').notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    addedAt: timestamp().notNull(),
  },
  (row) => [index('session_files_session').on(row.sessionId), index('session_files_author').on(row.authorId)],
)

/** The private address at which a person's calendar program reads their sessions. The token is not here, only its SHA-256. */
export const calendarFeeds = table(
  'calendar_feeds',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp().notNull(),
  },
  (row) => [uniqueIndex('calendar_feeds_user').on(row.userId)],
)
