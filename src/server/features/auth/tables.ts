import { index, primaryKey, table, text, timestamp, uniqueIndex } from '#server/core/columns'

export const users = table(
  'users',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    emailVerifiedAt: timestamp(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    role: text().$type<'client' | 'coach' | 'admin'>().notNull().default('client'),
    profileImageUrl: text(),
    timeZone: text(),
    currency: text().notNull().default('USD'),
    locale: text().notNull().default('en'),
    trialEndsAt: timestamp(),
    createdAt: timestamp().notNull(),
    blockedAt: timestamp(),
  },
  (row) => [uniqueIndex('users_email').on(row.email)],
)

const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A signed-in browser. The cookie's token is not here, only its SHA-256. */
export const loginSessions = table(
  'login_sessions',
  {
    id: text().primaryKey(),
    userId: owner(),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    lastUsedAt: timestamp().notNull(),
    userAgent: text(),
    address: text(),
  },
  (row) => [index('login_sessions_user').on(row.userId), index('login_sessions_expiry').on(row.expiresAt)],
)

/** Addresses a person signed in from lately: the hourly limit of their account does not hold them back there. */
export const signInAddresses = table(
  'sign_in_addresses',
  { userId: owner(), addressHash: text().notNull(), lastAt: timestamp().notNull() },
  (row) => [primaryKey({ columns: [row.userId, row.addressHash] })],
)

/** Links that show an address belongs to its account. The link's token is not here, only its SHA-256. */
export const emailLinks = table(
  'email_links',
  { id: text().primaryKey(), userId: owner(), email: text().notNull(), expiresAt: timestamp().notNull() },
  (row) => [index('email_links_user').on(row.userId)],
)
