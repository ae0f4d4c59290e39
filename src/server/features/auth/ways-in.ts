import { and, eq } from 'drizzle-orm'
import type { Config } from '#server/core/config'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { identities, passkeys, users } from './tables'

const LAST = 'This is the only way into your account. Set a password or add a passkey first.'

/** Two removals at one moment must see each other, or both would be the second last. */
export async function lockWaysIn(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ id: userId }).where(eq(users.id, userId))
}

/** After a removal: refuses, and so undoes it, when nothing is left that opens the account. */
export async function refuseLastWayIn(tx: Tx, { oidc }: Pick<Config, 'oidc'>, userId: string): Promise<void> {
  const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)).limit(1)
  if (user?.passwordHash) return
  const own = eq(passkeys.userId, userId)
  if ((await tx.select({ id: passkeys.id }).from(passkeys).where(own).limit(1)).length > 0) return
  const usable = and(eq(identities.userId, userId), eq(identities.issuer, oidc?.issuer ?? ''))
  if ((await tx.select({ id: identities.id }).from(identities).where(usable).limit(1)).length > 0) return
  throw new AppError('CONFLICT', LAST)
}
