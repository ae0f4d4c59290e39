import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import { announce, type Side } from './announce'
import { takeCells } from './cells'
import type { SessionRow } from './meeting'
import { slotRulesOf } from './rules'
import { sessions } from './tables'

/** Step: gives a session its new time, in place of the old one and of what was kept for it. */
export async function setTime(
  tx: Tx,
  { session, startsAt, keptFor, by, now }: { session: SessionRow; startsAt: Date; keptFor: string[]; by: Side; now: Date },
): Promise<void> {
  const found = await slotRulesOf(tx, session.coachId)
  if (!found) throw new AppError('NOT_FOUND', 'There is no such coach.')
  const { coachId, duration, id } = session
  const time = { coachId, startsAt, duration, bufferMinutes: found.coach.bufferMinutes, heldUntil: null, now }
  await takeCells(tx, { ...time, holderId: id, insteadOf: [id, ...keptFor] })
  const [moved] = await tx
    .update(sessions)
    .set({ scheduledAt: startsAt, sequence: sql`${sessions.sequence} + 1` })
    .where(and(eq(sessions.id, id), eq(sessions.status, 'scheduled'), eq(sessions.scheduledAt, session.scheduledAt)))
    .returning()
  if (!moved) throw new AppError('CONFLICT', 'This session was changed meanwhile. Please look again.')
  await announce(tx, { sessionId: id, event: 'moved', by, at: now })
}
