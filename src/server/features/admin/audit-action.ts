import * as z from 'zod'

/** Everything the audit log can tell. */
export const AuditAction = z.enum([
  'role.grant',
  'user.block',
  'user.unblock',
  'record.read',
  'application.decide',
  'review.hide',
  'review.show',
  'account.delete',
  'account.download',
  'backup.make',
  'backup.restore',
  'keys.rotate',
  'rates.load',
])
export type AuditAction = z.infer<typeof AuditAction>

export const ActorKind = z.enum(['operator', 'person', 'system'])
export type ActorKind = z.infer<typeof ActorKind>

/** Who did it: a person by id, whoever holds the server's shell, or the server itself. */
export type Actor = { kind: 'operator' } | { kind: 'system' } | { kind: 'person'; id: string }

/** What the person it was done to reads; the entry's words follow after a colon. */
export const SENTENCE: Record<AuditAction, string> = {
  'role.grant': 'Changed your role',
  'user.block': 'Blocked your account',
  'user.unblock': 'Opened your account again',
  'record.read': 'Read your private record',
  'application.decide': 'Decided about your application to coach',
  'review.hide': 'Hid a review of yours',
  'review.show': 'Showed a review of yours again',
  'account.delete': 'Deleted your account',
  'account.download': 'Downloaded your data',
  'backup.make': 'Made a backup',
  'backup.restore': 'Restored a backup',
  'keys.rotate': 'Changed the key of the database',
  'rates.load': 'Loaded exchange rates',
}
