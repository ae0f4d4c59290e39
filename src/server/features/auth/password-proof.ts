import { and, eq, gt } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { findUser } from './find-user'
import { userByPassword } from './sign-in'
import { loginSessions } from './tables'

const NO_PASSWORD =
  'This account has no password yet. Set one first: "Forgot your password?" on the sign-in page mails you a link.'
const FRESH_MINUTES = 10
const NOT_FRESH = `To be sure it is you: please sign in again, and come back here within ${FRESH_MINUTES} minutes.`

/** Has the person show once more who they are; the tries count against the limits of signing in. `field` is where they typed it. */
export async function provePassword(ctx: SignedIn, password: string, field = 'password'): Promise<void> {
  const { email, id } = ctx.user
  const stored = await findUser(ctx.deps.store.db, id)
  if (!stored?.passwordHash) throw new AppError('PRECONDITION_FAILED', NO_PASSWORD, { field })
  const known = await userByPassword(ctx.deps, { email, password }, { address: ctx.address, userAgent: null })
  if (known?.id !== id) throw new AppError('BAD_REQUEST', 'That is not your password.', { field })
}

/** The same for changes to the ways in: who has no password shows it by having signed in a moment ago. */
export async function proveOwner(ctx: SignedIn, password = ''): Promise<void> {
  const { deps, user, loginSessionId } = ctx
  if ((await findUser(deps.store.db, user.id))?.passwordHash) return provePassword(ctx, password)
  const here = and(eq(loginSessions.id, loginSessionId ?? ''), eq(loginSessions.userId, user.id))
  const fresh = gt(loginSessions.createdAt, new Date(deps.clock.now() - FRESH_MINUTES * 60_000))
  const [login] = await deps.store.db.select({ id: loginSessions.id }).from(loginSessions).where(and(here, fresh)).limit(1)
  if (!login) throw new AppError('PRECONDITION_FAILED', NOT_FRESH, { field: 'password' })
}
