import { index, integer, secret, table, text, timestamp, uniqueIndex } from '#server/core/columns'
import type { ActorKind, AuditAction } from './audit-action'

/**
 * What admins and the operator did, and who read whose private record. Rows are only ever added (triggers refuse the
 * rest), each hashed together with the one before. People stand here by id alone, so a deleted account leaves no name.
 */
export const auditEntries = table(
  'audit_entries',
  {
    seq: integer().primaryKey(),
    id: text().notNull(),
    at: timestamp().notNull(),
    actorKind: text().$type<ActorKind>().notNull(),
    actorId: text(),
    action: text().$type<AuditAction>().notNull(),
    /** The person it is about. */
    subjectId: text(),
    /** Salted digest of the words in audit_details: shows a change there, tells nothing once they are gone. */
    detailDigest: text(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (row) => [uniqueIndex('audit_entries_id').on(row.id), index('audit_entries_subject').on(row.subjectId, row.seq)],
)

/** The words of an entry. They may be erased with the person they are about; the chain holds without them. */
export const auditDetails = table('audit_details', {
  entryId: text().primaryKey(),
  salt: text().notNull(),
  detail: secret('audit_details.detail').notNull(),
})

/** One row: the newest link. Writers take turns on it, so the chain cannot fork, nor lose its end unnoticed. */
export const auditHead = table('audit_head', {
  id: integer().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
})
