import { desc, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import { type ApplicationDraft, type OwnApplication, SubmittedForm } from '#shared/coach-application'
import { listAttachments } from './attachments'
import { applicationDrafts, applications } from './tables'

export type ApplicationRow = typeof applications.$inferSelect

/** What was handed in, read back from its row. */
export const formOf = (row: ApplicationRow): SubmittedForm => SubmittedForm.parse(JSON.parse(row.form))

/** The newest application of a person: the open one where there is one. */
export async function latestApplication(db: Db, userId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.submittedAt), desc(applications.id))
    .limit(1)
  return row
}

/** Where the person stands: their application, what they typed since, and what they attached. */
export async function ownApplication(ctx: SignedIn): Promise<OwnApplication> {
  const { db } = ctx.deps.store
  const row = await latestApplication(db, ctx.user.id)
  const [draft] = await db.select().from(applicationDrafts).where(eq(applicationDrafts.userId, ctx.user.id))
  const mayApply = ctx.user.role !== 'coach' && (!row || row.status === 'rejected' || row.status === 'more_needed')
  return {
    status: row?.status ?? null,
    submittedAt: row?.submittedAt.toISOString() ?? null,
    decidedAt: row?.decidedAt?.toISOString() ?? null,
    message: row?.message ?? null,
    form: row ? formOf(row) : null,
    mayApply,
    draft: draft ? { step: draft.step, form: JSON.parse(draft.form) as ApplicationDraft['form'] } : null,
    attachments: await listAttachments(db, ctx.user.id),
  }
}

/** Keeps what was typed so far; nothing of it is checked. */
export async function saveDraft(ctx: SignedIn, { step, form }: ApplicationDraft): Promise<{ keptAt: string }> {
  const updatedAt = new Date(ctx.deps.clock.now())
  const kept = { step, form: JSON.stringify(form), updatedAt }
  await ctx.deps.store.transaction((tx) =>
    tx
      .insert(applicationDrafts)
      .values({ userId: ctx.user.id, ...kept })
      .onConflictDoUpdate({ target: applicationDrafts.userId, set: kept }),
  )
  return { keptAt: updatedAt.toISOString() }
}
