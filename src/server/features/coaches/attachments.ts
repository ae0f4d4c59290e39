import { and, asc, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { dropFiles, keepFile } from '#server/core/files'
import type { Db } from '#server/core/store'
import { checkUpload } from '#server/core/uploads'
import { ATTACHMENT, Attachment } from '#shared/coach-application'
import { applicationFiles, applications } from './tables'

const BEING_READ = 'Your application is being read just now, so its files stay as they are.'

type Row = typeof applicationFiles.$inferSelect
const shown = ({ id, name, mediaType, bytes, addedAt }: Row): Attachment =>
  Attachment.parse({ id, name, mediaType, bytes, addedAt: addedAt.toISOString() })

/** What a person attached, oldest first. */
export async function listAttachments(db: Db, userId: string): Promise<Attachment[]> {
  const own = eq(applicationFiles.userId, userId)
  const rows = await db
    .select()
    .from(applicationFiles)
    .where(own)
    .orderBy(asc(applicationFiles.addedAt), asc(applicationFiles.id))
  return rows.map(shown)
}

/** Files may come and go until we read them, and again when we asked for more. */
async function assertOpen(db: Db, userId: string): Promise<void> {
  const [open] = await db.select({ status: applications.status }).from(applications).where(eq(applications.openFor, userId))
  if (open && open.status !== 'more_needed') throw new AppError('CONFLICT', BEING_READ)
}

async function assertRoom(db: Db, userId: string): Promise<void> {
  if ((await db.$count(applicationFiles, eq(applicationFiles.userId, userId))) >= ATTACHMENT.count)
    throw new AppError('BAD_REQUEST', `You can attach ${ATTACHMENT.count} files. Remove one to add another.`)
}

/** Attaches a certificate to the person's application, present or to come. */
export async function addAttachment(ctx: SignedIn, file: { name: string; bytes: Buffer }): Promise<Attachment> {
  const { deps, user } = ctx
  const { bytes, ...about } = await checkUpload(ATTACHMENT, file)
  await assertOpen(deps.store.db, user.id)
  await assertRoom(deps.store.db, user.id)
  const row = { id: randomId(), userId: user.id, ...about, bytes: bytes.byteLength, addedAt: new Date(deps.clock.now()) }
  await keepFile(deps.config, row.id, bytes)
  try {
    await deps.store.transaction(async (tx) => {
      await assertOpen(tx, user.id)
      await assertRoom(tx, user.id)
      await tx.insert(applicationFiles).values(row)
    })
  } catch (error) {
    await dropFiles(deps.config, [row.id])
    throw error
  }
  return shown(row)
}

/** Takes an attachment away, row and bytes. */
export async function removeAttachment(ctx: SignedIn, { id }: { id: string }): Promise<{ id: string }> {
  const { deps, user } = ctx
  await deps.store.transaction(async (tx) => {
    await assertOpen(tx, user.id)
    const own = and(eq(applicationFiles.id, id), eq(applicationFiles.userId, user.id))
    const [gone] = await tx.delete(applicationFiles).where(own).returning({ id: applicationFiles.id })
    if (!gone) throw new AppError('NOT_FOUND', 'We could not find that file.')
  })
  await dropFiles(deps.config, [id])
  return { id }
}
