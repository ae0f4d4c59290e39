import { asc, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import type { AuditLine } from '#shared/profile'
import { users } from '../auth/tables'
import { detailDigestOf, hashOf } from './audit'
import { SENTENCE } from './audit-action'
import { auditDetails, auditEntries, auditHead } from './tables'

const SHOWN = 200
const AT_ONCE = 500

/** What was done to a person or read of theirs, newest first, as they may read it. */
export async function auditAbout(db: Db, userId: string): Promise<AuditLine[]> {
  const rows = await db
    .select({ entry: auditEntries, detail: auditDetails.detail, firstName: users.firstName })
    .from(auditEntries)
    .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(desc(auditEntries.seq))
    .limit(SHOWN)
  return rows.map(({ entry, detail, firstName }) => {
    const someone = entry.actorKind === 'operator' ? 'The operator' : entry.actorKind === 'system' ? 'Nolo' : null
    return {
      id: entry.id,
      at: entry.at.toISOString(),
      who: someone ?? (entry.actorId === userId ? 'You' : (firstName ?? 'An administrator')),
      what: `${SENTENCE[entry.action]}${detail ? `: ${detail.slice(0, 400)}` : ''}.`,
    }
  })
}

/** `last` is the newest link: noted elsewhere, it shows later that nothing before it was rewritten. */
export type AuditCheck = { ok: true; entries: number; last: string } | { ok: false; seq: number; why: string }

/** Walks the whole chain and says where it breaks first. */
export async function verifyAudit(db: Db): Promise<AuditCheck> {
  const [head] = await db.select().from(auditHead).where(eq(auditHead.id, 1))
  let seq = 0
  let last = ''
  for (;;) {
    const rows = await db
      .select({ entry: auditEntries, words: auditDetails })
      .from(auditEntries)
      .leftJoin(auditDetails, eq(auditDetails.entryId, auditEntries.id))
      .where(gt(auditEntries.seq, seq))
      .orderBy(asc(auditEntries.seq))
      .limit(AT_ONCE)
    for (const { entry, words } of rows) {
      const broken = (why: string): AuditCheck => ({ ok: false, seq: entry.seq, why })
      if (entry.seq !== seq + 1) return broken('an entry before it is missing')
      if (entry.previousHash !== last) return broken('it does not follow the entry before it')
      if (hashOf(entry) !== entry.hash) return broken('it was changed')
      if (words && detailDigestOf(words.salt, words.detail) !== entry.detailDigest) return broken('its words were changed')
      seq = entry.seq
      last = entry.hash
    }
    if (rows.length < AT_ONCE) break
  }
  if ((head?.seq ?? 0) !== seq || (head?.hash ?? '') !== last)
    return { ok: false, seq: seq + 1, why: 'the end of the log is missing' }
  return { ok: true, entries: seq, last }
}
