import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { queueMail } from '#server/core/outbox'
import type { ApplicationDecision } from '#shared/admin'
import type { ApplicationStatus } from '#shared/coach-application'
import { isBlank } from '#shared/text'
import { users } from '../auth/tables'
import { DECISION_LETTERS, formOf, welcomeCoach } from '../coaches/service'
import { applications } from '../coaches/tables'
import { audit } from './audit'

const WORDS: Record<ApplicationDecision['decision'], string> = {
  under_review: 'under review',
  interview: 'an interview',
  more_needed: 'asked for more',
  approved: 'approved',
  rejected: 'rejected',
}

/** What the log says of a decision. */
export const decisionDetail = (decision: ApplicationDecision['decision'], message: string): string =>
  (message ? `${WORDS[decision]}: ${message.slice(0, 200)}` : WORDS[decision]).replace(/\.$/, '')

/** Decides about an application: the status, the mail and the log's entry, and with a yes the coach, all or nothing. */
export async function decideApplication(
  ctx: SignedIn,
  { id, decision, message, verified }: ApplicationDecision,
): Promise<{ id: string; status: ApplicationStatus }> {
  const { deps, user } = ctx
  if ((decision === 'rejected' || decision === 'more_needed') && isBlank(message))
    throw new AppError('BAD_REQUEST', 'Please write a message: the applicant reads it.', { field: 'message' })
  if (decision === 'approved' && verified.length === 0)
    throw new AppError('BAD_REQUEST', 'Please say what was checked: it stands on the page of the coach.', { field: 'verified' })
  const at = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: applications, email: users.email, firstName: users.firstName, blockedAt: users.blockedAt })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .where(eq(applications.id, id))
      .limit(1)
    if (!found) throw new AppError('NOT_FOUND', 'We could not find that application.')
    const { row, email, firstName, blockedAt } = found
    if (row.userId === user.id) throw new AppError('BAD_REQUEST', 'Somebody else has to decide about your own application.')
    if (!row.openFor) throw new AppError('CONFLICT', 'That application was decided already.')
    if (decision === 'approved' && blockedAt) throw new AppError('CONFLICT', 'Their account is blocked. Unblock it first.')
    const isLast = decision === 'approved' || decision === 'rejected'
    await tx
      .update(applications)
      .set({ status: decision, message: message || null, decidedBy: user.id, decidedAt: at, ...(isLast && { openFor: null }) })
      .where(eq(applications.id, id))
    if (decision === 'approved')
      await welcomeCoach(tx, { userId: row.userId, form: formOf(row), verified: { at, what: verified } })
    const actor = { kind: 'person' as const, id: user.id }
    await audit(tx, { at, actor, action: 'application.decide', subjectId: row.userId, detail: decisionDetail(decision, message) })
    const letter = DECISION_LETTERS[decision]({ origin: deps.config.origin, firstName, message })
    await queueMail(tx, {
      key: `application-${id}-${decision}-${at.getTime()}`,
      userId: row.userId,
      to: email,
      letter,
      runAt: at,
    })
  })
  return { id, status: decision }
}
