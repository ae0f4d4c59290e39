import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { queueMail } from '#server/core/outbox'
import { type CoachApplication, type SubmittedApplication, zoneOf } from '#shared/coach-application'
import { receivedLetter } from './application-letters'
import { applicationDrafts, applications } from './tables'

const OPEN = 'You have an application with us already. We will write to you about that one.'

/** Hands in an application, or hands it in again where we asked for more. One is open at a time, however many try at once. */
export async function submitApplication(ctx: SignedIn, input: CoachApplication): Promise<SubmittedApplication> {
  const { deps, user } = ctx
  if (user.role === 'coach') throw new AppError('CONFLICT', 'You are a coach already.')
  const submittedAt = new Date(deps.clock.now())
  const form = JSON.stringify({ ...input, timezone: zoneOf(input.timezone) })
  return deps.store.transaction(async (tx) => {
    const handedIn = { form, status: 'submitted' as const, submittedAt, message: null, decidedAt: null, decidedBy: null }
    const sentBack = and(eq(applications.openFor, user.id), eq(applications.status, 'more_needed'))
    const [again] = await tx.update(applications).set(handedIn).where(sentBack).returning({ id: applications.id })
    const [fresh] = again
      ? [again]
      : await tx
          .insert(applications)
          .values({ id: randomId(), userId: user.id, openFor: user.id, ...handedIn })
          .onConflictDoNothing()
          .returning({ id: applications.id })
    if (!fresh) throw new AppError('CONFLICT', OPEN)
    await tx.delete(applicationDrafts).where(eq(applicationDrafts.userId, user.id))
    const key = `application-${fresh.id}-${submittedAt.getTime()}`
    await queueMail(tx, {
      key,
      userId: user.id,
      to: user.email,
      letter: receivedLetter(deps.config.origin, user.firstName, Boolean(again)),
      runAt: submittedAt,
    })
    return { id: fresh.id, status: 'submitted', submittedAt: submittedAt.toISOString() }
  })
}
