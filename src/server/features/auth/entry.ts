import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { beginChallenge, challengeCookie, takeChallenge } from './challenges'
import { findUser } from './find-user'
import { loginCookie } from './login-cookie'
import { loginSessionId, luciaOf } from './login-sessions'
import { type Browser, NO_MATCH, startLogin } from './sign-in'
import { totp } from './tables'

/** How a person who showed who they are goes on: with the cookie of a login session, or of a second step first. */
export type Entry = { cookie: string; next: string | null }

/** Who showed who they are, and the hash of the password they did it with where it was one. */
export type Proved = { userId: string; passwordHash?: string | null }

/** The second step of a sign-in. */
export const CODE_PAGE = '/api/login/code'

export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const confirmed = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))
  return (await db.select({ userId: totp.userId }).from(totp).where(confirmed).limit(1)).length > 0
}

/** After the first factor (a password, a mailed link, an account elsewhere): in, or on to the code where there is an app. */
export async function enter(deps: Deps, proved: Proved, browser: Browser): Promise<Entry> {
  const { userId } = proved
  if (!(await hasTotp(deps.store.db, userId))) {
    const token = await startLogin(deps, userId, browser)
    await refuseOldPassword(deps, proved, () => luciaOf(deps).invalidateSession(loginSessionId(token)))
    return { cookie: loginCookie(deps.config, token), next: null }
  }
  const token = await beginChallenge(deps, { kind: 'code', userId })
  await refuseOldPassword(deps, proved, () => takeChallenge(deps, 'code', token))
  return { cookie: challengeCookie(deps.config, 'code', token), next: CODE_PAGE }
}

/** A change of the password ends what was begun before it; what begins just afterwards, by the old one, ends here. */
async function refuseOldPassword(deps: Deps, { userId, passwordHash }: Proved, end: () => Promise<unknown>): Promise<void> {
  if (passwordHash === undefined || (await findUser(deps.store.db, userId))?.passwordHash === passwordHash) return
  await end()
  throw new AppError('UNAUTHORIZED', NO_MATCH)
}
