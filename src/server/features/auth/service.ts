import { eq, lt } from 'drizzle-orm'
import type { CurrentUser, SignedIn } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { Preferences, User } from '#shared/auth'
import type { NameChange } from '#shared/logins'
import { refreshSearchName } from '../coaches/service'
import { loginToken } from './login-cookie'
import { loginSessionId, luciaOf } from './login-sessions'
import { emailLinks, passwordLinks, users } from './tables'

export { DEMO_PASSWORD, DEMO_USERS } from './demo-users'
export { findUser, findUserByEmail, type StoredUser } from './find-user'
export { proveOwner } from './password-proof'

/** Who a request's cookies sign in; null for nobody, whatever the header looks like. */
export async function currentUser(
  deps: Deps,
  cookieHeader: string | undefined,
): Promise<{ user: CurrentUser; loginSessionId: string } | null> {
  const token = loginToken(deps.config, cookieHeader)
  if (!token) return null
  const { user, session } = await luciaOf(deps).validateSession(loginSessionId(token))
  return user ? { user, loginSessionId: session.id } : null
}

/** True when a request carries a login cookie, valid or not. */
export const hasLoginCookie = (deps: Pick<Deps, 'config'>, cookieHeader: string | undefined): boolean =>
  loginToken(deps.config, cookieHeader) !== null

/** The person as GET /api/auth/user shows them. A trial needs no row of its own: it lasts until its day. */
export function shownUser(user: CurrentUser, now: number): User {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    role: user.role,
    subscriptionStatus: user.trialEndsAt && user.trialEndsAt.getTime() > now ? 'trialing' : null,
    timeZone: user.timeZone,
    currency: user.currency,
    locale: user.locale,
    createdAt: user.createdAt.toISOString(),
  }
}

/** Keeps what a person set for themselves; what they left out stays. */
export async function savePreferences(ctx: SignedIn, input: Preferences): Promise<User> {
  const { store, clock } = ctx.deps
  const { timeZone, currency, locale } = input
  const changes = { ...(timeZone && { timeZone }), ...(currency && { currency }), ...(locale && { locale }) }
  if (Object.keys(changes).length === 0) return shownUser(ctx.user, clock.now())
  const [saved] = await store.transaction((tx) =>
    tx.update(users).set(changes).where(eq(users.id, ctx.user.id)).returning({ id: users.id }),
  )
  if (!saved) throw new AppError('UNAUTHORIZED', 'Unauthorized')
  return shownUser({ ...ctx.user, ...changes }, clock.now())
}

/** Keeps the person's name. */
export async function changeName({ deps, user }: SignedIn, names: NameChange): Promise<User> {
  await deps.store.transaction(async (tx) => {
    await tx.update(users).set(names).where(eq(users.id, user.id))
    await refreshSearchName(tx, user.id)
  })
  return shownUser({ ...user, ...names }, deps.clock.now())
}

/** Removes login sessions and mailed links that can no longer be used. */
export async function forgetExpiredLogins(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now())
  await luciaOf(deps).deleteExpiredSessions()
  await deps.store.transaction(async (tx) => {
    await tx.delete(emailLinks).where(lt(emailLinks.expiresAt, now))
    await tx.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
  })
}
