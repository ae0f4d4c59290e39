import type { Role } from '#shared/auth'
import type { Deps } from './deps'
import { AppError } from './errors'

/** The person a request comes from, as the login session's join gives them. */
export type CurrentUser = {
  id: string
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  role: Role
  profileImageUrl: string | null
  timeZone: string | null
  currency: string
  locale: string
  createdAt: Date
  trialEndsAt: Date | null
}

/** What every operation gets first: who asks, from where, and what the server has in hand. */
export type Ctx = {
  deps: Deps
  user: CurrentUser | null
  loginSessionId: string | null
  requestId: string
  /** The socket's address, or the proxy's word for it under TRUST_PROXY. */
  address: string
  idempotencyKey: string | null
  /** What the browser says of itself: the saved currency's cookie, and its Accept-Language header. */
  browser: { currency: string | null; languages: string | null }
}
export type SignedIn = Ctx & { user: CurrentUser }

/** Narrows to a signed-in person or refuses. */
export function signedIn(ctx: Ctx): SignedIn {
  if (!ctx.user) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return ctx as SignedIn
}
