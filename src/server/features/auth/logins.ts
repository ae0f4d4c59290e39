import { and, desc, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { EndedLogins, Login, LoginRef } from '#shared/logins'
import { deviceOf } from './device'
import { isLive } from './login-sessions'
import { challenges, loginSessions } from './tables'

const SHOWN = 100

/** The browsers the person is signed in with, the last used first. */
export async function listLogins({ deps, user, loginSessionId }: SignedIn): Promise<Login[]> {
  const rows = await deps.store.db
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.userId, user.id), isLive(deps.clock.now())))
    .orderBy(desc(loginSessions.lastUsedAt), desc(loginSessions.createdAt))
    .limit(SHOWN)
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    current: row.id === loginSessionId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
}

/** Signs one browser of the person out and closes its streams. */
export async function endLogin({ deps, user }: SignedIn, { id }: LoginRef): Promise<LoginRef> {
  const own = and(eq(loginSessions.id, id), eq(loginSessions.userId, user.id))
  const [ended] = await deps.store.transaction((tx) => tx.delete(loginSessions).where(own).returning({ id: loginSessions.id }))
  if (!ended) throw new AppError('NOT_FOUND', 'That sign-in is over already.')
  deps.streams.closeLogins([id])
  return { id }
}

/** Signs every browser of the person out, this one too, with the sign-ins that are only half done. */
export async function signOutEverywhere({ deps, user }: SignedIn): Promise<EndedLogins> {
  const ended = await deps.store.transaction(async (tx) => {
    await tx.delete(challenges).where(eq(challenges.userId, user.id))
    return tx.delete(loginSessions).where(eq(loginSessions.userId, user.id)).returning({ id: loginSessions.id })
  })
  deps.streams.closeUser(user.id)
  return { ended: ended.length }
}
