import { and, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import type { Db } from '#server/core/store'
import { beginChallenge, challengeCookie } from './challenges'
import { loginCookie } from './login-cookie'
import { type Browser, startLogin } from './sign-in'
import { totp } from './tables'

/** How a person who showed who they are goes on: with the cookie of a login session, or of a second step first. */
export type Entry = { cookie: string; next: string | null }

/** The second step of a sign-in. */
export const CODE_PAGE = '/api/login/code'

export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const confirmed = and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))
  return (await db.select({ userId: totp.userId }).from(totp).where(confirmed).limit(1)).length > 0
}

/** After the first factor (a password, a mailed link, an account elsewhere): in, or on to the code where there is an app. */
export async function enter(deps: Deps, userId: string, browser: Browser): Promise<Entry> {
  if (!(await hasTotp(deps.store.db, userId)))
    return { cookie: loginCookie(deps.config, await startLogin(deps, userId, browser)), next: null }
  const token = await beginChallenge(deps, { kind: 'code', userId })
  return { cookie: challengeCookie(deps.config, 'code', token), next: CODE_PAGE }
}
