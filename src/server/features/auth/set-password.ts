import { and, eq, inArray, ne } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import type { StoredUser } from './find-user'
import { happenedNow } from './happened'
import { passwordChangedLetter } from './password-emails'
import { challenges, emailLinks, loginSessions, passwordLinks } from './tables'

type NewPassword = { user: StoredUser; userAgent: string | null; keep: string | null }

/**
 * What a new password brings with it: every other browser is signed out, what was begun with the old one stops working
 * (sign-ins half done, mailed links, a move to another address), and the owner gets a notice. Returns the ended sign-ins.
 */
export async function endWhatTheOldPasswordOpened(tx: Tx, deps: Deps, { user, userAgent, keep }: NewPassword): Promise<string[]> {
  const mine = eq(loginSessions.userId, user.id)
  const ended = await tx
    .delete(loginSessions)
    .where(keep === null ? mine : and(mine, ne(loginSessions.id, keep)))
    .returning({ id: loginSessions.id })
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, user.id))
  await tx.delete(challenges).where(and(eq(challenges.userId, user.id), inArray(challenges.kind, ['code', 'passkey'])))
  await tx.delete(emailLinks).where(and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, 'change')))
  const letter = passwordChangedLetter(user, happenedNow(deps, user, userAgent), deps.config.origin)
  // not counted among the mails a stranger may ask for: they must not be able to use those up and keep this one away
  const notice = { key: `password-changed-${randomId()}`, userId: user.id, to: user.email, letter }
  await queueMail(tx, { ...notice, runAt: new Date(deps.clock.now()) })
  return ended.map(({ id }) => id)
}
