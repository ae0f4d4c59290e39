import * as z from 'zod'
import { Email, Password } from './auth'
import { Id, Instant, typedText } from './text'

/** A signed-in browser as its owner sees it. */
export const Login = z.object({
  id: z.string().max(64),
  /** What the browser calls itself, in words: 'Firefox on Windows'. */
  device: z.string().max(120),
  /** The browser that asks. */
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
})
export type Login = z.infer<typeof Login>

export const LoginRef = z.object({ id: Id })
export type LoginRef = z.infer<typeof LoginRef>

export const NameChange = z.object({
  firstName: typedText(80, 'Please enter your first name.'),
  lastName: typedText(80, 'Please enter your last name.'),
})
export type NameChange = z.infer<typeof NameChange>

/** What a person types to show it is still them. Only bounded: whether it is right is the answer. */
export const CurrentPassword = z.string().max(128, 'That is not your password.')

export const PasswordChange = z.object({ current: CurrentPassword, next: Password })
export type PasswordChange = z.infer<typeof PasswordChange>

export const EmailChange = z.object({ email: Email, password: CurrentPassword })
export type EmailChange = z.infer<typeof EmailChange>

/** Where a mail with a link went. */
export const SentTo = z.object({ sentTo: z.string().max(254) })
export type SentTo = z.infer<typeof SentTo>

/** How many sign-ins a change ended. */
export const EndedLogins = z.object({ ended: z.number().int().min(0) })
export type EndedLogins = z.infer<typeof EndedLogins>

/** POST /api/forgot-password, a form. */
export const PasswordForgotten = z.object({ email: Email })
/** POST /api/reset-password, a form. The token comes from the mailed link. */
export const PasswordReset = z.object({ token: z.string().min(1).max(200), password: Password })

/** How an account can be entered, for its owner's eyes. */
export const Security = z.object({
  hasPassword: z.boolean(),
  /** A new address whose own link was not opened yet. */
  pendingEmail: z.string().max(254).nullable(),
  totp: z.object({ since: Instant, recoveryCodesLeft: z.number().int().min(0).max(10) }).nullable(),
  passkeys: z.array(z.object({ id: Id, name: z.string().max(80), addedAt: Instant, lastUsedAt: Instant.nullable() })).max(20),
  /** Accounts elsewhere that open this one. */
  identities: z.array(z.object({ id: Id, issuer: z.string().max(200), email: z.string().max(254), addedAt: Instant })).max(20),
  /** The name of the configured OpenID Connect issuer, null when there is none. */
  issuerName: z.string().max(80).nullable(),
})
export type Security = z.infer<typeof Security>
