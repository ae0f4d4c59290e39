import * as z from 'zod'
import { Role } from './auth'
import { ApplicationStatus, Attachment, SubmittedForm } from './coach-application'
import { Id, Instant, typedText } from './text'

/** The four cards at the top. */
export const AdminStats = z.object({
  users: z.number().int(),
  /** Joined in the last seven days. */
  newUsers: z.number().int(),
  coaches: z.number().int(),
  verifiedCoaches: z.number().int(),
  waitingApplications: z.number().int(),
  /** When the one that waits longest was handed in. */
  oldestWaitingAt: Instant.nullable(),
  /** Of the current month, in UTC, cancelled ones apart; and how many of them lie ahead. */
  sessionsThisMonth: z.number().int(),
  sessionsToCome: z.number().int(),
  /** Charged this month less refunds, in minor units a currency. */
  revenue: z.array(z.object({ amount: z.number().int(), currency: z.string().length(3) })),
})
export type AdminStats = z.infer<typeof AdminStats>

export const UserSearch = z.object({
  q: typedText(100).optional(),
  role: Role.optional(),
  blocked: z.boolean().optional(),
  before: Id.optional(),
})
export type UserSearch = z.infer<typeof UserSearch>
export const UserRow = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  emailVerified: z.boolean(),
  blocked: z.boolean(),
  /** Why, by whom and when, where they are blocked and the log still has the words. */
  block: z.object({ reason: z.string().nullable(), by: z.string(), at: Instant }).nullable(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
})
export type UserRow = z.infer<typeof UserRow>
export const UserPage = z.object({ items: z.array(UserRow).max(50), total: z.number().int(), nextBefore: Id.nullable() })
export type UserPage = z.infer<typeof UserPage>
/** What a block would end: sessions that lie ahead, as a client and as a coach. */
export const BlockConsequence = z.object({ asClient: z.number().int(), asCoach: z.number().int() })
export const RoleChange = z.object({ userId: Id, role: Role })
export const UserBlock = z.object({ userId: Id, reason: typedText(300, 'Please say why, the person reads it.') })
export const UserRef = z.object({ userId: Id })

export const ServiceState = z.object({
  name: z.enum(['database', 'ai', 'payments', 'mail', 'jobs']),
  state: z.enum(['ok', 'built-in', 'slow', 'down', 'off']),
  /** One sentence: what was measured or what to do. */
  says: z.string().max(300),
  /** Milliseconds the check took, null where nothing was asked. */
  tookMs: z.number().nullable(),
})
export type ServiceState = z.infer<typeof ServiceState>
export const SystemStatus = z.object({ at: Instant, services: z.array(ServiceState) })
export type SystemStatus = z.infer<typeof SystemStatus>

export const ApplicationFilter = z.object({ status: ApplicationStatus.optional(), before: Id.optional() })
export const ApplicationRow = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  specialties: z.array(z.string()),
  hourlyRate: z.number(),
  status: ApplicationStatus,
  submittedAt: Instant,
})
export type ApplicationRow = z.infer<typeof ApplicationRow>
export const ApplicationPage = z.object({
  items: z.array(ApplicationRow).max(50),
  total: z.number().int(),
  /** How many there are of each status, whatever the filter. */
  counts: z.partialRecord(ApplicationStatus, z.number().int()),
  nextBefore: Id.nullable(),
})
export type ApplicationPage = z.infer<typeof ApplicationPage>
export const ApplicationInFull = z.object({
  id: Id,
  userId: Id,
  status: ApplicationStatus,
  submittedAt: Instant,
  message: z.string().nullable(),
  decidedAt: Instant.nullable(),
  form: SubmittedForm,
  attachments: z.array(Attachment),
})
export type ApplicationInFull = z.infer<typeof ApplicationInFull>
export const ApplicationRef = z.object({ id: Id })
/** `verified` names what was checked, shown on the coach's page. The message is asked for where the answer is not yes. */
export const ApplicationDecision = z.object({
  id: Id,
  decision: z.enum(['under_review', 'interview', 'approved', 'rejected', 'more_needed']),
  message: typedText(2000).default(''),
  verified: z.array(typedText(120)).max(10).default([]),
})
export type ApplicationDecision = z.infer<typeof ApplicationDecision>
