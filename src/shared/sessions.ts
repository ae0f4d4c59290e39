import * as z from 'zod'
import { Id, Instant } from './text'

export const SessionStatus = z.enum(['pending_payment', 'scheduled', 'completed', 'cancelled', 'expired', 'no_show'])
export type SessionStatus = z.infer<typeof SessionStatus>

/** A booking as its client reads it. `scheduledAt` is a UTC instant, `duration` minutes. */
export const Session = z.object({ id: Id, scheduledAt: Instant, duration: z.number(), status: SessionStatus })
export type Session = z.infer<typeof Session>

/** The first scheduled session that still lies ahead of `now` (ms UTC). */
export const nextSession = <S extends Pick<Session, 'scheduledAt' | 'status'>>(
  sessions: readonly S[],
  now: number,
): S | undefined =>
  sessions
    .filter((session) => session.status === 'scheduled' && Date.parse(session.scheduledAt) > now)
    .sort((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt))[0]
