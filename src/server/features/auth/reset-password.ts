import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import { networkOf } from '#server/core/network'
import type { Tx } from '#server/core/store'
import { type Entry, enter } from './entry'
import { openLink, ownerOfPasswordLink } from './password-links'
import { hashPassword, refuseCommonPassword } from './passwords'
import { endWhatTheOldPasswordOpened } from './set-password'
import { BLOCKED, type Browser } from './sign-in'
import { identities, passkeys, passwordLinks, recoveryCodes, totp, users } from './tables'

/** Sets a new password by a mailed link and goes on as after a sign-in; null when the link does not work (any more). */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string },
  browser: Browser,
): Promise<Entry | null> {
  const { store, clock } = deps
  await deps.limits.consume('signInAddress', networkOf(browser.address))
  const owner = await ownerOfPasswordLink(deps, input.token)
  if (!owner) return null
  if (owner.blockedAt) throw new AppError('UNAUTHORIZED', BLOCKED)
  refuseCommonPassword(input.password, owner.email, 'password')
  const passwordHash = await hashPassword(input.password)
  const now = clock.now()
  const userId = await store.transaction(async (tx) => {
    const [link] = await tx.delete(passwordLinks).where(openLink(input.token, now)).returning({ userId: passwordLinks.userId })
    if (!link) return null // somebody used it a moment before
    const [before] = await tx.select().from(users).where(eq(users.id, link.userId)).limit(1)
    const open = and(eq(users.id, link.userId), isNull(users.blockedAt))
    const emailVerifiedAt = before?.emailVerifiedAt ?? new Date(now) // the link came by mail
    const [user] = await tx.update(users).set({ passwordHash, emailVerifiedAt }).where(open).returning()
    if (!user) throw new AppError('UNAUTHORIZED', BLOCKED)
    if (!before?.emailVerifiedAt) await forgetOtherWaysIn(tx, user.id)
    await endWhatTheOldPasswordOpened(tx, deps, { user, userAgent: browser.userAgent, keep: null })
    return user.id
  })
  if (!userId) return null
  deps.streams.closeUser(userId)
  return enter(deps, { userId, passwordHash }, browser)
}

/** Whoever signed up with an address they never showed to be theirs may have left further ways in behind. */
async function forgetOtherWaysIn(tx: Tx, userId: string) {
  for (const ways of [passkeys, totp, recoveryCodes, identities]) await tx.delete(ways).where(eq(ways.userId, userId))
}
