import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { MoveAnswer, SessionDetail, SessionRef } from '#shared/session-detail'
import { mayMove } from '#shared/session-policy'
import { announce } from './announce'
import { sessionDetail } from './detail'
import { closeMove } from './end-session'
import { ownSession, timed } from './own-session'
import { setTime } from './set-time'
import { moves } from './tables'

async function openMove(db: Db, sessionId: string, now: Date) {
  const [move] = await db.select().from(moves).where(eq(moves.openFor, sessionId)).limit(1)
  if (!move || move.expiresAt <= now) throw new AppError('CONFLICT', 'No new time is being asked for any more.')
  return move
}

/** Says yes or no to the time the other side asks for; with a yes the session has it. */
export async function answerMove(ctx: SignedIn, { id, accept }: z.infer<typeof MoveAnswer>): Promise<SessionDetail> {
  const { deps, user } = ctx
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const { session, side } = await ownSession(tx, user.id, id)
    const move = await openMove(tx, id, now)
    if (move.askedBy === side) throw new AppError('CONFLICT', 'You asked for this time yourself: the other side answers.')
    if (!mayMove(timed(session), now.getTime())) throw new AppError('CONFLICT', 'This session can no longer be moved.')
    await closeMove(tx, id, accept ? 'accepted' : 'declined')
    if (accept) await setTime(tx, { session, startsAt: move.startsAt, keptFor: [move.id], by: side, now })
    else await announce(tx, { sessionId: id, event: 'move_declined', by: side, at: now })
  })
  return sessionDetail(ctx, { id })
}

/** Takes back a question of one's own. */
export async function withdrawMove(ctx: SignedIn, { id }: z.infer<typeof SessionRef>): Promise<SessionDetail> {
  const { deps, user } = ctx
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const { side } = await ownSession(tx, user.id, id)
    const move = await openMove(tx, id, now)
    if (move.askedBy !== side) throw new AppError('CONFLICT', 'The other side asked for this time: answer it instead.')
    await closeMove(tx, id, 'withdrawn')
    await announce(tx, { sessionId: id, event: 'move_withdrawn', by: side, at: now })
  })
  return sessionDetail(ctx, { id })
}
