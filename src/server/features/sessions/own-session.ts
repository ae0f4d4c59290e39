import { eq } from 'drizzle-orm'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { coaches } from '../coaches/tables'
import type { Side } from './announce'
import type { SessionRow } from './meeting'
import type { CoachRow } from './rules'
import { sessions } from './tables'

export type OwnSession = { session: SessionRow; coach: CoachRow; side: Side }

/** A session of the person's, whichever side of it they are; a coach hears of it once it is paid. Else it is not there. */
export async function ownSession(db: Db, userId: string, id: string): Promise<OwnSession> {
  const [found] = await db
    .select({ session: sessions, coach: coaches })
    .from(sessions)
    .innerJoin(coaches, eq(coaches.id, sessions.coachId))
    .where(eq(sessions.id, id))
    .limit(1)
  if (found?.session.userId === userId) return { ...found, side: 'client' }
  const isPaid = found?.session.status !== 'pending_payment' && found?.session.status !== 'expired'
  if (found?.coach.userId === userId && isPaid) return { ...found, side: 'coach' }
  throw new AppError('NOT_FOUND', 'There is no such session.')
}

/** Status, start and length as the policy's rules take them. */
export const timed = ({ status, scheduledAt, duration }: SessionRow) => ({ status, scheduledAt: scheduledAt.getTime(), duration })
