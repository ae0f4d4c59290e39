import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Adapter, Lucia } from 'lucia'
import type { CurrentUser } from '#server/core/context'
import { sha256hex } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { prepared } from '#server/core/store'
import { loginSessions, users } from './tables'

const DAY = 24 * 3_600_000
/** A login session ends this long after sign-in, whatever happens. */
export const ABSOLUTE_MS = 30 * DAY
/** It ends earlier when nobody uses it this long. */
const IDLE_MS = 7 * DAY
const WRITE_USE_EVERY_MS = 5 * 60_000
/** The clock of lucia is not ours: it is told "never", and the adapter alone decides what has ended. */
const NEVER = new Date(8.64e15)

/** The condition of a login session that still signs in. */
export const isLive = (now: number) =>
  and(gt(loginSessions.expiresAt, new Date(now)), gt(loginSessions.lastUsedAt, new Date(now - IDLE_MS)))

type Attributes = { userAgent: string | null; address: string | null }
declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>
    DatabaseSessionAttributes: Attributes
    DatabaseUserAttributes: CurrentUser
  }
}

const sessionAndUser = prepared((db) =>
  db
    .select({
      userId: loginSessions.userId,
      expiresAt: loginSessions.expiresAt,
      lastUsedAt: loginSessions.lastUsedAt,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      profileImageUrl: users.profileImageUrl,
      timeZone: users.timeZone,
      currency: users.currency,
      locale: users.locale,
      createdAt: users.createdAt,
      trialEndsAt: users.trialEndsAt,
      blockedAt: users.blockedAt,
    })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .where(eq(loginSessions.id, sql.placeholder('id')))
    .limit(1)
    .prepare(),
)

/** Where lucia keeps login sessions: reads in one prepared join, writes in our transactions, time by our clock. */
function adapterOver(deps: Deps): Adapter {
  const { store, clock } = deps
  const hasEnded = (now: number) =>
    or(lt(loginSessions.expiresAt, new Date(now)), lt(loginSessions.lastUsedAt, new Date(now - IDLE_MS)))

  function noteUse(id: string, now: number) {
    const stale = lt(loginSessions.lastUsedAt, new Date(now - WRITE_USE_EVERY_MS))
    // not awaited: the answer does not wait for it, and losing one note is harmless
    store
      .transaction(
        async (tx) =>
          void (await tx
            .update(loginSessions)
            .set({ lastUsedAt: new Date(now) })
            .where(and(eq(loginSessions.id, id), stale))),
      )
      .catch((error) => deps.log.warn({ err: error }, 'the last use of a login session was not written'))
  }

  return {
    async getSessionAndUser(id) {
      const [row] = await sessionAndUser(store.db).execute({ id })
      const now = clock.now()
      if (!row || row.blockedAt || row.expiresAt.getTime() <= now || row.lastUsedAt.getTime() <= now - IDLE_MS)
        return [null, null]
      if (row.lastUsedAt.getTime() < now - WRITE_USE_EVERY_MS) noteUse(id, now)
      const { userId, expiresAt, lastUsedAt, blockedAt, emailVerifiedAt, ...person } = row
      const attributes = { ...person, id: userId, emailVerified: emailVerifiedAt !== null }
      return [
        { id, userId, expiresAt: NEVER, attributes: { userAgent: null, address: null } },
        { id: userId, attributes },
      ]
    },
    async setSession({ id, userId, attributes }) {
      const now = clock.now()
      const row = {
        id,
        userId,
        ...attributes,
        createdAt: new Date(now),
        lastUsedAt: new Date(now),
        expiresAt: new Date(now + ABSOLUTE_MS),
      }
      await store.transaction(async (tx) => {
        await tx.delete(loginSessions).where(and(eq(loginSessions.userId, userId), hasEnded(now)))
        await tx.insert(loginSessions).values(row)
      })
    },
    async getUserSessions(userId) {
      const rows = await store.db.select().from(loginSessions).where(eq(loginSessions.userId, userId))
      return rows.map(({ id, userAgent, address }) => ({ id, userId, expiresAt: NEVER, attributes: { userAgent, address } }))
    },
    async updateSessionExpiration() {
      throw new Error('The end of a login session is fixed when it begins.')
    },
    async deleteSession(id) {
      await store.transaction((tx) => tx.delete(loginSessions).where(eq(loginSessions.id, id)))
    },
    async deleteUserSessions(userId) {
      await store.transaction((tx) => tx.delete(loginSessions).where(eq(loginSessions.userId, userId)))
    },
    async deleteExpiredSessions() {
      await store.transaction((tx) => tx.delete(loginSessions).where(hasEnded(clock.now())))
    },
  }
}

const luciaOver = (deps: Deps) => new Lucia(adapterOver(deps), { getUserAttributes: (person) => person })
const known = new WeakMap<Deps, ReturnType<typeof luciaOver>>()

/** The one lucia of a server. */
export function luciaOf(deps: Deps): ReturnType<typeof luciaOver> {
  const lucia = known.get(deps) ?? luciaOver(deps)
  known.set(deps, lucia)
  return lucia
}

/** The id under which a token's login session is stored. */
export const loginSessionId = (token: string): string => sha256hex(token)
