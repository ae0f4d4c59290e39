import { desc, ne, sql } from 'drizzle-orm'
import { ConfigError } from './config'
import { heldKeyIds, seal, sealedBy, unseal } from './crypto'
import { jobs } from './job-table'
import { keyChecks } from './key-table'
import type { Db, Store, Tx } from './store'

const NAME = 'key_checks.sealed'
const KNOWN = 'nolo'

const opens = (name: string, sealed: string) => {
  try {
    unseal(name, sealed)
    return true
  } catch {
    return false
  }
}

/** A key the database needs and this process does not have; null when all are there. */
export async function missingKey(db: Db): Promise<string | null> {
  const rows = await db.select().from(keyChecks)
  const lost = rows.find((row) => !opens(NAME, row.sealed))
  if (lost) return lost.keyId
  if (rows.length > 0) return null
  // a database from before these checks: what a job carries will do
  const [job] = await db
    .select({ payload: sql<string>`${jobs.payload}` })
    .from(jobs)
    .orderBy(desc(jobs.runAt))
    .limit(1)
  return job?.payload.includes('.') && !opens('jobs.payload', job.payload) ? sealedBy(job.payload) : null
}

/** Refuses to go on without a key the database needs, and notes the key that seals from now on. */
export async function checkKeys(store: Store): Promise<void> {
  const missing = await missingKey(store.db)
  if (missing)
    throw new ConfigError(
      `The database holds texts sealed with the key ${missing}, and that key is not here. Put it back: into APP_KEY (after a comma, when a newer one stands first), or with SQLite into the key file beside the database.`,
    )
  const [keyId] = heldKeyIds()
  if (!keyId) throw new Error('No key is set.')
  const rows = await store.db.select({ keyId: keyChecks.keyId }).from(keyChecks)
  if (rows.some((row) => row.keyId === keyId)) return
  await store.transaction((tx) =>
    tx
      .insert(keyChecks)
      .values({ keyId, sealed: seal(NAME, KNOWN) })
      .onConflictDoNothing(),
  )
}

/** Nothing is sealed with older keys any more. */
export const forgetOlderKeys = (tx: Tx, newest: string) => tx.delete(keyChecks).where(ne(keyChecks.keyId, newest))
