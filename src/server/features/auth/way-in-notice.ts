import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { queueMail } from '#server/core/outbox'
import type { Db, Tx } from '#server/core/store'
import { isVerified, type Owner } from './emails'
import { happenedNow } from './happened'
import { loginSessions } from './tables'
import { type WayInChange, wayInLetter } from './way-in-emails'

type Reader = Owner & { id: string; email: string; timeZone: string | null; locale: string }
type Notice = { owner: Reader; userAgent: string | null; change: WayInChange }

const HOUR = 3_600_000

/**
 * Tells the owner by mail that a way into their account changed. As after a new password, nobody can use these mails up;
 * an address that was never confirmed may be a stranger's, so it gets one an hour at most.
 */
export async function queueWayInNotice(tx: Tx, deps: Deps, { owner, userAgent, change }: Notice): Promise<void> {
  const letter = wayInLetter(owner, change, happenedNow(deps, owner, userAgent), deps.config.origin)
  const runAt = new Date(deps.clock.now())
  const key = `way-in-${isVerified(owner) ? randomId() : `${owner.id}-${Math.floor(deps.clock.now() / HOUR)}`}`
  await queueMail(tx, { key, userId: owner.id, to: owner.email, letter, runAt })
}

/** The same where the signed-in person changed it themselves. */
export async function noticeOf(tx: Tx, ctx: SignedIn, change: WayInChange): Promise<void> {
  const userAgent = await userAgentOf(tx, ctx.loginSessionId)
  await queueWayInNotice(tx, ctx.deps, { owner: ctx.user, userAgent, change })
}

/** What the browser of a login session calls itself. */
export async function userAgentOf(db: Db, loginSessionId: string | null): Promise<string | null> {
  const here = eq(loginSessions.id, loginSessionId ?? '')
  const [login] = await db.select({ userAgent: loginSessions.userAgent }).from(loginSessions).where(here).limit(1)
  return login?.userAgent ?? null
}
