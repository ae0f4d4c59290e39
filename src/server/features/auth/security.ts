import { and, desc, eq, gt } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Security } from '#shared/logins'
import { factorsOf } from './factors'
import { findUser } from './find-user'
import { emailLinks } from './tables'

/** How the person's account can be entered. */
export async function securityOf({ deps, user }: SignedIn): Promise<Security> {
  const { db } = deps.store
  const stored = await findUser(db, user.id)
  const [pending] = await db
    .select({ email: emailLinks.email })
    .from(emailLinks)
    .where(
      and(eq(emailLinks.userId, user.id), eq(emailLinks.purpose, 'change'), gt(emailLinks.expiresAt, new Date(deps.clock.now()))),
    )
    .orderBy(desc(emailLinks.expiresAt))
    .limit(1)
  return {
    hasPassword: Boolean(stored?.passwordHash),
    pendingEmail: pending?.email ?? null,
    ...(await factorsOf(db, user.id)),
    issuerName: deps.config.oidc?.name ?? null,
  }
}
