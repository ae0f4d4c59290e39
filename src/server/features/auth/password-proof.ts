import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { findUser } from './find-user'
import { userByPassword } from './sign-in'

const NO_PASSWORD =
  'This account has no password yet. Set one first: "Forgot your password?" on the sign-in page mails you a link.'

/** Has the person show once more who they are; the tries count against the limits of signing in. `field` is where they typed it. */
export async function provePassword(ctx: SignedIn, password: string, field = 'password'): Promise<void> {
  const { email, id } = ctx.user
  const stored = await findUser(ctx.deps.store.db, id)
  if (!stored?.passwordHash) throw new AppError('PRECONDITION_FAILED', NO_PASSWORD, { field })
  const known = await userByPassword(ctx.deps, { email, password }, { address: ctx.address, userAgent: null })
  if (known?.id !== id) throw new AppError('BAD_REQUEST', 'That is not your password.', { field })
}
