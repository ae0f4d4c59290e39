import { and, asc, eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { dropFiles, keepFile, readKeptFile } from '#server/core/files'
import type { Db } from '#server/core/store'
import { checkUpload } from '#server/core/uploads'
import { DOCUMENT, SessionDocument, type SessionRef } from '#shared/session-detail'
import { users } from '../auth/tables'
import { ownSession } from './own-session'
import { sessionFiles } from './tables'

const NO_FILE = 'We could not find that file.'
type FileRow = typeof sessionFiles.$inferSelect
const shown = (
  { id, name, mediaType, bytes, addedAt, authorId }: FileRow,
  firstName: string,
  readerId: string,
): SessionDocument =>
  SessionDocument.parse({ id, name, mediaType, bytes, addedAt: addedAt.toISOString(), own: authorId === readerId, firstName })

/** The documents of a session, oldest first. */
export async function listDocuments(db: Db, sessionId: string, readerId: string): Promise<SessionDocument[]> {
  const rows = await db
    .select({ file: sessionFiles, firstName: users.firstName })
    .from(sessionFiles)
    .innerJoin(users, eq(users.id, sessionFiles.authorId))
    .where(eq(sessionFiles.sessionId, sessionId))
    .orderBy(asc(sessionFiles.addedAt), asc(sessionFiles.id))
  return rows.map(({ file, firstName }) => shown(file, firstName, readerId))
}

/** A session that is or was to be: what nobody paid for, or what was called off, is no place to keep files. */
async function assertTakesFiles(db: Db, userId: string, sessionId: string): Promise<void> {
  const { session } = await ownSession(db, userId, sessionId)
  if (!['scheduled', 'completed', 'no_show'].includes(session.status))
    throw new AppError('CONFLICT', 'Files can be added once a session is paid, and until it is cancelled.')
}

async function assertRoom(db: Db, sessionId: string): Promise<void> {
  if ((await db.$count(sessionFiles, eq(sessionFiles.sessionId, sessionId))) >= DOCUMENT.count)
    throw new AppError('BAD_REQUEST', `A session has room for ${DOCUMENT.count} files. Remove one to add another.`)
}

/** Adds a document for both sides. */
export async function addDocument(
  { deps, user }: SignedIn,
  sessionId: string,
  file: { name: string; bytes: Buffer },
): Promise<SessionDocument> {
  await assertTakesFiles(deps.store.db, user.id, sessionId)
  const { bytes, ...about } = await checkUpload(DOCUMENT, file)
  await assertRoom(deps.store.db, sessionId)
  const addedAt = new Date(deps.clock.now())
  const row = { id: randomId(), sessionId, authorId: user.id, ...about, bytes: bytes.byteLength, addedAt }
  await keepFile(deps.config, row.id, bytes)
  try {
    await deps.store.transaction(async (tx) => {
      await assertTakesFiles(tx, user.id, sessionId)
      await assertRoom(tx, sessionId)
      await tx.insert(sessionFiles).values(row)
    })
  } catch (error) {
    await dropFiles(deps.config, [row.id])
    throw error
  }
  return shown(row, user.firstName, user.id)
}

/** Takes a document of one's own away, row and bytes. */
export async function removeDocument({ deps, user }: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<{ id: string }> {
  await deps.store.transaction(async (tx) => {
    const own = and(eq(sessionFiles.id, id), eq(sessionFiles.authorId, user.id))
    const [gone] = await tx.delete(sessionFiles).where(own).returning({ id: sessionFiles.id })
    if (!gone) throw new AppError('NOT_FOUND', NO_FILE)
  })
  await dropFiles(deps.config, [id])
  return { id }
}

/** A document with its bytes, for the two sides of its session. */
export async function readDocument({ deps, user }: SignedIn, sessionId: string, id: string) {
  await ownSession(deps.store.db, user.id, sessionId)
  const ofSession = and(eq(sessionFiles.id, id), eq(sessionFiles.sessionId, sessionId))
  const [row] = await deps.store.db.select().from(sessionFiles).where(ofSession).limit(1)
  const bytes = row && (await readKeptFile(deps.config, id))
  if (!row || !bytes) throw new AppError('NOT_FOUND', NO_FILE)
  return { name: row.name, mediaType: row.mediaType, bytes }
}
