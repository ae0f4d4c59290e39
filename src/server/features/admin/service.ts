// What other features may use of the admins' and the operator's side.
export { audit, type NewAuditEntry } from './audit'
export type { Actor, AuditAction } from './audit-action'
export { blockUser, unblockUser } from './block-user'
export { type AuditCheck, auditAbout, verifyAudit } from './read-audit'
