import { desc, eq } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import { coaches } from '../coaches/tables'
import { queueCompletion } from './complete'
import { queueReminders } from './reminders'
import { groups, moves, sessions } from './tables'

/** What happened to a session. The questions about a new time go to whoever has to know: the other side asks or answers. */
export type SessionEvent = 'booked' | 'moved' | 'cancelled' | 'move_asked' | 'move_declined' | 'move_withdrawn' | 'move_expired'
export type Side = 'client' | 'coach'
export type Announcement = { sessionId: string; event: SessionEvent; by: Side | 'admin' | 'system'; at: Date }

export const SESSION_MAIL = 'session-mail'
const other = (side: Side): Side => (side === 'client' ? 'coach' : 'client')

/**
 * Step: tells both sides of a session what happened, and has the reminders sent that its time asks for. Called after the
 * session's row is as it shall be; the words are decided when each mail is sent. The same news twice is told once.
 */
export async function announce(tx: Tx, { sessionId, event, by, at }: Announcement): Promise<void> {
  const [found] = await tx
    .select({ session: sessions, coachUserId: coaches.userId, groupEnd: groups.cancelledAt })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .leftJoin(groups, eq(groups.id, sessions.groupId))
    .where(eq(sessions.id, sessionId))
    .limit(1)
  if (!found) throw new AppError('NOT_FOUND', 'There is no such session.')
  const { session, coachUserId, groupEnd } = found
  const { groupId, scheduledAt, duration, sessionFormat, sequence } = session
  const move = event.startsWith('move_') ? await newestMove(tx, sessionId) : null
  if (event.startsWith('move_') && !move) throw new Error('There is no question about a new time to tell of.')
  const owners = { client: session.userId, coach: coachUserId }
  for (const side of readersOf(event, move?.askedBy ?? null)) {
    const userId = owners[side]
    const calledOff = side === 'coach' && groupId && event === 'cancelled' && by !== 'client'
    // of one guest they took off themselves a coach needs no news
    if (!userId || (calledOff && by === 'coach' && !groupEnd)) continue
    // a meeting called off is one piece of news to its coach, however many guests it had
    const oneForAll = calledOff && groupEnd
    const about = move ? move.id : oneForAll ? `${groupId}-${by}` : `${sessionId}-${sequence}`
    const was = { startsAt: scheduledAt.toISOString(), duration, sessionFormat, sequence, groupId }
    const key = `session-${event}-${about}-${side}`
    const payload = { key, sessionId, event, side, by, moveId: move?.id ?? null, was }
    await enqueue(tx, { kind: SESSION_MAIL, key, userId, payload, runAt: at })
  }
  if (event !== 'booked' && event !== 'moved') return
  await queueReminders(tx, session, owners, at)
  await queueCompletion(tx, session)
}

function readersOf(event: SessionEvent, askedBy: Side | null): Side[] {
  if (!askedBy) return ['client', 'coach']
  if (event === 'move_declined') return [askedBy]
  return event === 'move_expired' ? ['client', 'coach'] : [other(askedBy)]
}

async function newestMove(tx: Tx, sessionId: string) {
  const [move] = await tx.select().from(moves).where(eq(moves.sessionId, sessionId)).orderBy(desc(moves.createdAt)).limit(1)
  return move ?? null
}
