import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import type { Security } from '#shared/logins'
import { identities, passkeys, recoveryCodes, totp } from './tables'

type Factors = Pick<Security, 'totp' | 'passkeys' | 'identities'>

/** What opens a person's account beside the password. */
export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const confirmed = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  const [[app], recoveryCodesLeft, keys, accounts] = await Promise.all([
    db.select({ since: totp.confirmedAt }).from(totp).where(confirmed).limit(1),
    db.$count(recoveryCodes, unused),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.addedAt)).limit(20),
    db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.addedAt)).limit(20),
  ])
  return {
    totp: app?.since ? { since: app.since.toISOString(), recoveryCodesLeft } : null,
    passkeys: keys.map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    identities: accounts.map(({ id, issuer, email, addedAt }) => ({
      id,
      issuer: issuer.slice(0, 200),
      email,
      addedAt: addedAt.toISOString(),
    })),
  }
}
