import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { EndedLogins, PasswordChange } from '#shared/logins'
import { findUser } from './find-user'
import { provePassword } from './password-proof'
import { hashPassword, refuseCommonPassword } from './passwords'
import { endWhatTheOldPasswordOpened } from './set-password'
import { users } from './tables'
import { userAgentOf } from './way-in-notice'

/** Gives the person a new password; every other browser is signed out, this one stays. */
export async function changePassword(ctx: SignedIn, input: PasswordChange): Promise<EndedLogins> {
  const { deps, user, loginSessionId } = ctx
  const before = await findUser(deps.store.db, user.id)
  await provePassword(ctx, input.current, 'current')
  refuseCommonPassword(input.next, user.email, 'next')
  const passwordHash = await hashPassword(input.next)
  const ended = await deps.store.transaction(async (tx) => {
    // two changes at once, both knowing the old password: the second one finds it gone
    const same = and(eq(users.id, user.id), eq(users.passwordHash, before?.passwordHash ?? ''))
    const [changed] = await tx.update(users).set({ passwordHash }).where(same).returning()
    if (!changed) throw new AppError('CONFLICT', 'Your password was just changed somewhere else. Please look there first.')
    const userAgent = await userAgentOf(tx, loginSessionId)
    return endWhatTheOldPasswordOpened(tx, deps, { user: changed, userAgent, keep: loginSessionId })
  })
  deps.streams.closeLogins(ended)
  return { ended: ended.length }
}
