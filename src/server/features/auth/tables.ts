import { index, integer, json, primaryKey, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'

export const users = table(
  'users',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    emailVerifiedAt: timestamp(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Null for people who only ever came in another way. */
    passwordHash: text(),
    role: text().$type<'client' | 'coach' | 'admin'>().notNull().default('client'),
    profileImageUrl: text(),
    timeZone: text(),
    currency: text().notNull().default('USD'),
    locale: text().notNull().default('en'),
    trialEndsAt: timestamp(),
    createdAt: timestamp().notNull(),
    blockedAt: timestamp(),
  },
  (row) => [
    uniqueIndex('users_email').on(row.email),
    index('users_created').on(row.createdAt, row.id),
    index('users_role').on(row.role, row.createdAt, row.id),
  ],
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
  {
    id: text().primaryKey(),
    userId: owner(),
    email: text().notNull(),
    /** `change` makes the address the account's own; `verify` shows that the one it has is. */
    purpose: text().$type<'verify' | 'change'>().notNull().default('verify'),
    expiresAt: timestamp().notNull(),
  },
  (row) => [index('email_links_user').on(row.userId)],
)

/** Mailed links that let their owner choose a new password, once. The link's token is not here, only its SHA-256. */
export const passwordLinks = table(
  'password_links',
  { id: text().primaryKey(), userId: owner(), expiresAt: timestamp().notNull() },
  (row) => [index('password_links_user').on(row.userId)],
)

/** The app that makes a person's codes; it counts from `confirmedAt` on. A code of a step up to `lastStep` is spent. */
export const totp = table('totp', {
  userId: owner().primaryKey(),
  secret: secret('totp.secret').notNull(),
  confirmedAt: timestamp(),
  lastStep: integer().notNull().default(0),
})

/** Only their hashes: each opens the account once where the app is lost. */
export const recoveryCodes = table(
  'recovery_codes',
  { userId: owner(), codeHash: text().notNull(), usedAt: timestamp() },
  (row) => [primaryKey({ columns: [row.userId, row.codeHash] })],
)

export const passkeys = table(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: owner(),
    credentialId: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: json().$type<string[]>().notNull(),
    name: secret('passkeys.name').notNull(),
    addedAt: timestamp().notNull(),
    lastUsedAt: timestamp(),
  },
  (row) => [uniqueIndex('passkeys_credential').on(row.credentialId), index('passkeys_user').on(row.userId)],
)

/** Accounts elsewhere that open one here. */
export const identities = table(
  'identities',
  {
    id: text().primaryKey(),
    userId: owner(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the issuer told it. */
    email: text().notNull(),
    addedAt: timestamp().notNull(),
  },
  (row) => [uniqueIndex('identities_subject').on(row.issuer, row.subject), index('identities_user').on(row.userId)],
)

/** Sign-ins that wait for their second half. The id is the SHA-256 of what the browser holds; without a person nobody is known yet. */
export const challenges = table(
  'challenges',
  {
    id: text().primaryKey(),
    kind: text().$type<'code' | 'passkey-add' | 'passkey' | 'oidc'>().notNull(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    payload: secret('challenges.payload'),
    tries: integer().notNull().default(0),
    expiresAt: timestamp().notNull(),
  },
  (row) => [index('challenges_expiry').on(row.expiresAt), index('challenges_user').on(row.userId)],
)
