import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import type { MoveDraft, SessionDetail } from '#shared/session-detail'
import { mayMove, mayMoveFreely, moveExpiry } from '#shared/session-policy'
import { announce } from './announce'
import { takeCells } from './cells'
import { checkChoice } from './choice'
import { sessionDetail } from './detail'
import { closeMove } from './end-session'
import { MOVE_EXPIRY } from './move-expiry'
import { type OwnSession, ownSession, timed } from './own-session'
import { slotRulesOf } from './rules'
import { setTime } from './set-time'
import { moves } from './tables'

const ALREADY_ASKED = 'A new time is asked for already. It has to be answered or taken back first.'

/** A session that can still get another time. A seat stays with its meeting: one gives it up and books another. */
function assertMovable({ session, side }: OwnSession, now: number): void {
  if (!mayMove(timed(session), now)) throw new AppError('CONFLICT', 'This session can no longer be moved.')
  if (!session.groupId) return
  const instead = side === 'client' ? 'Give up your seat and book another one.' : 'Cancel it and publish another one.'
  throw new AppError('BAD_REQUEST', `A group session stays at its time. ${instead}`)
}

/** Step: keeps the new time and asks the other side. */
async function ask(tx: Tx, { session, coach, side }: OwnSession, startsAt: Date, now: Date): Promise<void> {
  const { id: sessionId, coachId, duration, scheduledAt } = session
  const times = { scheduledAt: scheduledAt.getTime(), startsAt: startsAt.getTime() }
  const expiresAt = new Date(moveExpiry({ ...times, by: side, at: now.getTime() }))
  const id = randomId()
  const [asked] = await tx
    .insert(moves)
    .values({ id, sessionId, askedBy: side, startsAt, status: 'open', openFor: sessionId, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: moves.id })
  if (!asked) throw new AppError('CONFLICT', ALREADY_ASKED)
  const time = { coachId, startsAt, duration, bufferMinutes: coach.bufferMinutes, heldUntil: expiresAt, now }
  await takeCells(tx, { ...time, holderId: id, beside: sessionId })
  await enqueue(tx, { kind: MOVE_EXPIRY, key: `${MOVE_EXPIRY}.${id}`, payload: { moveId: id }, runAt: expiresAt })
  await announce(tx, { sessionId, event: 'move_asked', by: side, at: now })
}

/** Moves a session at once where its client still may; else keeps the new time and asks the other side. */
export async function moveSession(ctx: SignedIn, { id, startsAt }: z.infer<typeof MoveDraft>): Promise<SessionDetail> {
  const { deps, user } = ctx
  const to = new Date(startsAt)
  await deps.limits.consume('booking', user.id)
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const own = await ownSession(tx, user.id, id)
    const { session, side } = own
    assertMovable(own, now.getTime())
    if (to.getTime() === session.scheduledAt.getTime())
      throw new AppError('BAD_REQUEST', 'The session is at that time already.', { field: 'startsAt' })
    const found = await slotRulesOf(tx, session.coachId)
    if (!found) throw new AppError('NOT_FOUND', 'There is no such coach.')
    const [open] = await tx.select().from(moves).where(eq(moves.openFor, id)).limit(1)
    const isFree = mayMoveFreely(session.scheduledAt.getTime(), now.getTime(), side)
    if (open && !isFree && open.expiresAt > now) throw new AppError('CONFLICT', ALREADY_ASKED)
    if (open) await closeMove(tx, id, open.expiresAt > now ? 'withdrawn' : 'expired')
    const choice = { startsAt: to, duration: session.duration, sessionType: session.sessionType }
    await checkChoice(tx, found, choice, now.getTime(), [id])
    if (isFree) await setTime(tx, { session, startsAt: to, keptFor: [], by: side, now })
    else await ask(tx, own, to, now)
  })
  return sessionDetail(ctx, { id })
}
