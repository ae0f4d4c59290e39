import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { queueMail } from '#server/core/outbox'
import type { Db, Tx } from '#server/core/store'
import { addressChangedLetter } from './emails'
import type { StoredUser } from './find-user'
import { happenedNow } from './happened'
import { emailLinks, passwordLinks, users } from './tables'

type Link = typeof emailLinks.$inferSelect

/** What a mailed link would do; looking changes nothing, because mail programs open links by themselves. Null as below. */
export async function lookAtEmailLink(
  deps: Deps,
  token: string,
): Promise<{ purpose: 'verify' | 'change'; email: string } | null> {
  const { db } = deps.store
  const link = await freshLink(db, deps, token)
  if (!link) return null
  const { purpose, email } = link
  return (purpose === 'change' ? await mover(db, link) : await ownerOfAddress(db, link)) ? { purpose, email } : null
}

const freshLink = async (db: Db, { clock }: Deps, token: string): Promise<Link | undefined> => {
  const fresh = and(eq(emailLinks.id, sha256hex(token)), gt(emailLinks.expiresAt, new Date(clock.now())))
  return (await db.select().from(emailLinks).where(fresh).limit(1))[0]
}

/** The account an address link was mailed for, while that is still its address. */
async function ownerOfAddress(db: Db, { userId, email }: Link): Promise<StoredUser | undefined> {
  const itsOwn = and(eq(users.id, userId), eq(users.email, email))
  return (await db.select().from(users).where(itsOwn).limit(1))[0]
}

/** The account that moves to a link's address, while nobody else has that. */
async function mover(db: Db, { userId, email }: Link): Promise<StoredUser | undefined> {
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  if (other) return undefined
  const open = and(eq(users.id, userId), isNull(users.blockedAt))
  return (await db.select().from(users).where(open).limit(1))[0]
}

/**
 * Does what a link from a mail is for, once its reader said yes: the account's address is verified, or moves to the one the link went to.
 * Null when the link is unknown, too old, used for a move, or for an address given up or taken since.
 */
export async function openEmailLink(deps: Deps, token: string): Promise<'verified' | 'changed' | null> {
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    const link = await freshLink(tx, deps, token)
    if (!link) return null
    return link.purpose === 'change' ? move(tx, deps, link) : verify(tx, link, now)
  })
}

/** May be opened again: the answer stays the same. */
async function verify(tx: Tx, link: Link, now: Date) {
  const user = await ownerOfAddress(tx, link)
  if (!user) return null
  await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, user.id), isNull(users.emailVerifiedAt)))
  return 'verified' as const
}

async function move(tx: Tx, deps: Deps, link: Link) {
  const now = new Date(deps.clock.now())
  const user = await mover(tx, link)
  if (!user) return null
  await tx.update(users).set({ email: link.email, emailVerifiedAt: now }).where(eq(users.id, user.id))
  // what was mailed to the old address opens nothing any more
  await tx.delete(emailLinks).where(eq(emailLinks.userId, user.id))
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, user.id))
  const letter = addressChangedLetter(user, happenedNow(deps, user, null), deps.config.origin)
  await queueMail(tx, { key: `address-changed-${link.id}`, userId: user.id, to: user.email, letter, runAt: now })
  return 'changed' as const
}
