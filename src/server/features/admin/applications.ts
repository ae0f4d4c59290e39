import { and, count, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { ApplicationInFull, ApplicationPage } from '#shared/admin'
import type { ApplicationStatus } from '#shared/coach-application'
import { formOf, listAttachments } from '../coaches/service'
import { applications } from '../coaches/tables'
import { audit } from './audit'

const A_PAGE = 20

/** The queue, newest first. Names and specialties only: what is private is read one by one. */
export async function listApplications(
  { deps }: SignedIn,
  filter: { status?: ApplicationStatus | undefined; before?: string | undefined },
): Promise<ApplicationPage> {
  const { db } = deps.store
  const wanted = filter.status && eq(applications.status, filter.status)
  const after = filter.before ? await olderThan(db, filter.before) : undefined
  const rows = await db
    .select()
    .from(applications)
    .where(and(wanted, after))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(A_PAGE + 1)
  const groups = await db.select({ status: applications.status, times: count() }).from(applications).groupBy(applications.status)
  const counts = Object.fromEntries(groups.map(({ status, times }) => [status, times]))
  const page = rows.slice(0, A_PAGE)
  return {
    items: page.map((row) => {
      const { firstName, lastName, specialties, hourlyRate } = formOf(row)
      const { id, userId, status, submittedAt } = row
      return {
        id,
        userId,
        status,
        submittedAt: submittedAt.toISOString(),
        name: `${firstName} ${lastName}`,
        specialties,
        hourlyRate,
      }
    }),
    total: await db.$count(applications, wanted),
    counts,
    nextBefore: rows.length > A_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

async function olderThan(db: Db, id: string): Promise<SQL | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that page.')
  return or(
    lt(applications.submittedAt, row.submittedAt),
    and(eq(applications.submittedAt, row.submittedAt), lt(applications.id, row.id)),
  )
}

/** One application with everything in it. It is private, so the log tells its owner who read it. */
export async function readApplication({ deps, user }: SignedIn, { id }: { id: string }): Promise<ApplicationInFull> {
  const [row] = await deps.store.db.select().from(applications).where(eq(applications.id, id)).limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that application.')
  const at = new Date(deps.clock.now())
  const entry = { at, actor: { kind: 'person' as const, id: user.id }, action: 'record.read' as const, subjectId: row.userId }
  await deps.store.transaction((tx) => audit(tx, { ...entry, detail: 'your application to coach' }))
  return {
    id: row.id,
    userId: row.userId,
    status: row.status,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    message: row.message,
    form: formOf(row),
    attachments: await listAttachments(deps.store.db, row.userId),
  }
}
