import { and, desc, eq, inArray, isNotNull, isNull, lt, max, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { UserPage, UserRow, UserSearch } from '#shared/admin'
import { loginSessions, users } from '../auth/tables'
import { auditDetails, auditEntries } from './tables'
import { beginsWith } from './user-search'

const A_PAGE = 10

/** Everybody with an account, newest first, found by the beginning of a name or address. */
export async function listUsers({ deps }: SignedIn, search: UserSearch): Promise<UserPage> {
  const { db, engine } = deps.store
  const wanted = and(
    search.q ? beginsWith(engine, search.q) : undefined,
    search.role && eq(users.role, search.role),
    search.blocked === undefined ? undefined : search.blocked ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
  )
  const after = search.before ? await olderThan(db, search.before) : undefined
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
      blockedAt: users.blockedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(wanted, after))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(A_PAGE + 1)
  const page = rows.slice(0, A_PAGE)
  const seen = await lastSeen(
    db,
    page.map(({ id }) => id),
  )
  const blocks = await blocksOf(
    db,
    page.filter(({ blockedAt }) => blockedAt).map(({ id }) => id),
  )
  return {
    items: page.map(({ emailVerifiedAt, blockedAt, createdAt, ...person }) => ({
      ...person,
      emailVerified: emailVerifiedAt !== null,
      blocked: blockedAt !== null,
      block: blocks.get(person.id) ?? null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: seen.get(person.id)?.toISOString() ?? null,
    })),
    total: await db.$count(users, wanted),
    nextBefore: rows.length > A_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

async function olderThan(db: Db, id: string): Promise<SQL | undefined> {
  const [row] = await db.select({ id: users.id, createdAt: users.createdAt }).from(users).where(eq(users.id, id)).limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that page.')
  return or(lt(users.createdAt, row.createdAt), and(eq(users.createdAt, row.createdAt), lt(users.id, row.id)))
}

async function lastSeen(db: Db, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ userId: loginSessions.userId, at: max(loginSessions.lastUsedAt) })
    .from(loginSessions)
    .where(inArray(loginSessions.userId, ids))
    .groupBy(loginSessions.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at] as const] : [])))
}

/** Why, by whom and when people were blocked last, as the log has it. */
async function blocksOf(db: Db, ids: string[]): Promise<Map<string, NonNullable<UserRow['block']>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      subjectId: auditEntries.subjectId,
      at: auditEntries.at,
      kind: auditEntries.actorKind,
      reason: auditDetails.detail,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditEntries)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(inArray(auditEntries.subjectId, ids), eq(auditEntries.action, 'user.block')))
    .orderBy(auditEntries.seq)
  return new Map(
    rows.map(({ subjectId, at, kind, reason, firstName, lastName }) => [
      subjectId ?? '',
      {
        reason,
        by: kind === 'operator' ? 'The operator' : firstName ? `${firstName} ${lastName}` : 'An administrator',
        at: at.toISOString(),
      },
    ]),
  )
}
