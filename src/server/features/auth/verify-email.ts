import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { queueMail } from '#server/core/outbox'
import type { Tx } from '#server/core/store'
import { addressChangedLetter } from './emails'
import { happenedNow } from './happened'
import { emailLinks, passwordLinks, users } from './tables'

type Link = typeof emailLinks.$inferSelect

/**
 * Notes that a link from a mail was opened: the account's address is verified, or moves to the one the link went to.
 * Null when the link is unknown, too old, used for a move, or for an address given up or taken since.
 */
export async function openEmailLink(deps: Deps, token: string): Promise<'verified' | 'changed' | null> {
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    const fresh = and(eq(emailLinks.id, sha256hex(token)), gt(emailLinks.expiresAt, now))
    const [link] = await tx.select().from(emailLinks).where(fresh).limit(1)
    if (!link) return null
    return link.purpose === 'change' ? move(tx, deps, link) : verify(tx, link, now)
  })
}

/** May be opened again: the answer stays the same. */
async function verify(tx: Tx, link: Link, now: Date) {
  const itsOwn = and(eq(users.id, link.userId), eq(users.email, link.email))
  const [user] = await tx.select({ id: users.id }).from(users).where(itsOwn).limit(1)
  if (!user) return null
  await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, user.id), isNull(users.emailVerifiedAt)))
  return 'verified' as const
}

async function move(tx: Tx, deps: Deps, link: Link) {
  const now = new Date(deps.clock.now())
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, link.email)).limit(1)
  const open = and(eq(users.id, link.userId), isNull(users.blockedAt))
  const [user] = await tx.select().from(users).where(open).limit(1)
  if (other || !user) return null
  await tx.update(users).set({ email: link.email, emailVerifiedAt: now }).where(eq(users.id, user.id))
  // what was mailed to the old address opens nothing any more
  await tx.delete(emailLinks).where(eq(emailLinks.userId, user.id))
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, user.id))
  const letter = addressChangedLetter(user, happenedNow(deps, user, null), deps.config.origin)
  await queueMail(tx, { key: `address-changed-${link.id}`, userId: user.id, to: user.email, letter, runAt: now })
  return 'changed' as const
}
