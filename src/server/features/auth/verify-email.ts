import { and, eq, gt, isNull } from 'drizzle-orm'
import { sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { emailLinks, users } from './tables'

/** Notes that a link from a mail was opened; false when it is unknown, too old, or for an address given up since. */
export async function verifyEmail({ store, clock }: Deps, token: string): Promise<boolean> {
  const now = new Date(clock.now())
  return store.transaction(async (tx) => {
    const fresh = and(eq(emailLinks.id, sha256hex(token)), gt(emailLinks.expiresAt, now))
    const [link] = await tx
      .select({ userId: emailLinks.userId })
      .from(emailLinks)
      .innerJoin(users, and(eq(users.id, emailLinks.userId), eq(users.email, emailLinks.email)))
      .where(fresh)
      .limit(1)
    if (!link) return false
    await tx
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)))
    return true
  })
}
