import * as z from 'zod'
import { knownZone } from './calendar'
import { CurrencyCode } from './currency'
import { Id, Instant, typedText } from './text'

export const Role = z.enum(['client', 'coach', 'admin'])
export type Role = z.infer<typeof Role>
export const SubscriptionStatus = z.enum(['trialing', 'active', 'past_due', 'canceled'])

/** The signed-in person as GET /api/auth/user shows them. */
export const User = z.object({
  id: Id,
  email: z.string().max(254),
  emailVerified: z.boolean(),
  firstName: z.string().max(80),
  lastName: z.string().max(80),
  profileImageUrl: z.string().max(2000).nullable(),
  role: Role,
  subscriptionStatus: SubscriptionStatus.nullable(),
  /** IANA zone, null until known. */
  timeZone: z.string().max(64).nullable(),
  /** ISO 4217 code. */
  currency: z.string().max(3),
  /** BCP 47 tag. */
  locale: z.string().max(35),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

export const PASSWORD_LENGTH = { min: 8, max: 128 }

/** Compared in lower case; what is not an address is refused with a sentence. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'))

export const Password = z
  .string()
  .min(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters for your password.`)
  .max(PASSWORD_LENGTH.max, `Please use at most ${PASSWORD_LENGTH.max} characters for your password.`)

/** POST /api/login, a form. The password is only bounded here: whether it is right is the answer. */
export const SignIn = z.object({
  email: Email,
  password: z.string().min(1, 'Please enter your password.').max(PASSWORD_LENGTH.max, 'That email and password do not match.'),
  returnTo: z.string().max(2000).optional(),
})
export type SignIn = z.infer<typeof SignIn>

/** POST /api/register, a form. Zone and locale are what the browser told. */
export const SignUp = z.object({
  firstName: typedText(80, 'Please enter your first name.'),
  lastName: typedText(80, 'Please enter your last name.'),
  email: Email,
  password: Password,
  timeZone: z.string().max(64).optional(),
  returnTo: z.string().max(2000).optional(),
})
export type SignUp = z.infer<typeof SignUp>

const isKnownZone = (zone: string) => zone === 'UTC' || knownZone(zone) !== 'UTC'

/** What a person sets for themselves; what is left out stays. */
export const Preferences = z.object({
  timeZone: z.string().max(64).refine(isKnownZone, 'We do not know that time zone.').optional(),
  currency: CurrencyCode.optional(),
  locale: z
    .string()
    .max(35)
    .refine((tag) => {
      try {
        return Intl.getCanonicalLocales(tag).length === 1
      } catch {
        return false
      }
    }, 'We do not know that language.')
    .optional(),
})
export type Preferences = z.infer<typeof Preferences>
