import { eq, sql } from 'drizzle-orm'
import { randomId, randomToken, sha256hex } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import type { Actor, AuditAction } from './audit-action'
import { auditDetails, auditEntries, auditHead } from './tables'

/** `subjectId` is the person it is about; `detail` a few words for them to read, which may be erased later. */
export type NewAuditEntry = { at: Date; actor: Actor; action: AuditAction; subjectId?: string | null; detail?: string | null }
type Row = typeof auditEntries.$inferSelect

/** The hash of an entry, over all it says and the entry before. */
export const hashOf = (row: Omit<Row, 'hash'>): string =>
  sha256hex(
    JSON.stringify([
      row.seq,
      row.id,
      row.at.getTime(),
      row.actorKind,
      row.actorId,
      row.action,
      row.subjectId,
      row.detailDigest,
      row.previousHash,
    ]),
  )

export const detailDigestOf = (salt: string, detail: string): string => sha256hex(`${salt}\n${detail}`)

/** Adds an entry in the caller's transaction: what is told and what was done stand or fall together. */
export async function audit(tx: Tx, entry: NewAuditEntry): Promise<void> {
  // the one row is written first: another writer waits for it (SQLite) or runs again (PostgreSQL)
  const [head] = await tx
    .insert(auditHead)
    .values({ id: 1, seq: 1, hash: '' })
    .onConflictDoUpdate({ target: auditHead.id, set: { seq: sql`${auditHead.seq} + 1` } })
    .returning()
  if (!head) throw new Error('The head of the audit log is missing.')
  const salt = randomToken()
  const row = {
    seq: head.seq,
    id: randomId(),
    at: entry.at,
    actorKind: entry.actor.kind,
    actorId: entry.actor.kind === 'person' ? entry.actor.id : null,
    action: entry.action,
    subjectId: entry.subjectId ?? null,
    detailDigest: entry.detail ? detailDigestOf(salt, entry.detail) : null,
    previousHash: head.hash,
  }
  const hash = hashOf(row)
  await tx.insert(auditEntries).values({ ...row, hash })
  if (entry.detail) await tx.insert(auditDetails).values({ entryId: row.id, salt, detail: entry.detail })
  await tx.update(auditHead).set({ hash }).where(eq(auditHead.id, 1))
}
