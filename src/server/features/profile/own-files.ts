import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { dropFiles, strayFiles } from '#server/core/files'
import type { Db } from '#server/core/store'
import { applicationFiles } from '../coaches/tables'
import { sessionFiles } from '../sessions/tables'

const ON_THE_WAY_MS = 3_600_000

/** The files a person uploaded, by id: asked before their rows go. */
export async function filesOf(db: Db, userId: string): Promise<string[]> {
  const certificates = await db
    .select({ id: applicationFiles.id })
    .from(applicationFiles)
    .where(eq(applicationFiles.userId, userId))
  const documents = await db.select({ id: sessionFiles.id }).from(sessionFiles).where(eq(sessionFiles.authorId, userId))
  return [...certificates, ...documents].map(({ id }) => id)
}

/** A chore: removes files a crash left without a row, and those whose row went with something else. */
export async function dropStrayFiles({ store, config, clock }: Pick<Deps, 'store' | 'config' | 'clock'>): Promise<void> {
  const before = new Date(clock.now() - ON_THE_WAY_MS)
  const rows = [
    ...(await store.db.select({ id: applicationFiles.id }).from(applicationFiles)),
    ...(await store.db.select({ id: sessionFiles.id }).from(sessionFiles)),
  ]
  const known = new Set(rows.map(({ id }) => id))
  await dropFiles(config, await strayFiles(config, known, before))
}
