import type { SessionStatus } from './sessions'

export type SessionSide = 'client' | 'coach'
/** Status, start (UTC ms) and length (minutes) of a session. */
type Timed = { status: SessionStatus; scheduledAt: number; duration: number }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a session may become. A completed one may still turn out to be one that somebody missed. */
export const BECOMES: Record<SessionStatus, readonly SessionStatus[]> = {
  pending_payment: ['scheduled', 'cancelled', 'expired'],
  scheduled: ['completed', 'cancelled', 'no_show'],
  completed: ['no_show'],
  cancelled: [],
  expired: [],
  no_show: [],
}
export const mayBecome = (from: SessionStatus, to: SessionStatus): boolean => BECOMES[from].includes(to)

export const endOf = ({ scheduledAt, duration }: Pick<Timed, 'scheduledAt' | 'duration'>): number =>
  scheduledAt + duration * MINUTE

/** Until then (inclusive) a client cancels or moves for nothing. */
export const freeUntil = (scheduledAt: number): number => scheduledAt - DAY

/** Percent of what was paid that goes back to the client when a session is cancelled. */
export function refundPercent(scheduledAt: number, now: number, by: SessionSide): 0 | 50 | 100 {
  if (by === 'coach' || now <= freeUntil(scheduledAt)) return 100
  return now < scheduledAt ? 50 : 0
}

export const mayCancel = (session: Timed, now: number): boolean => mayBecome(session.status, 'cancelled') && now < endOf(session)

/** A session that has not begun can get another time; whether at once or by asking is another question. */
export const mayMove = ({ status, scheduledAt }: Timed, now: number): boolean => status === 'scheduled' && now < scheduledAt

/** A coach always asks, a client from a day before on. */
export const mayMoveFreely = (scheduledAt: number, now: number, by: SessionSide): boolean =>
  by === 'client' && now <= freeUntil(scheduledAt)

/** How long a new time is kept for the other side's answer. */
export const MOVE_HOURS: Record<SessionSide, number> = { client: 12, coach: 24 }
/** Until when a new time is kept: it ends with either start. */
export const moveExpiry = (asked: { by: SessionSide; at: number; scheduledAt: number; startsAt: number }): number =>
  Math.min(asked.at + MOVE_HOURS[asked.by] * HOUR, asked.scheduledAt, asked.startsAt)

export const NO_SHOW_AFTER_MINUTES = 10
const NO_SHOW_HOURS = 48
/** From ten minutes after the start until two days after the end. */
export const noShowWindow = (session: Pick<Timed, 'scheduledAt' | 'duration'>) => ({
  from: session.scheduledAt + NO_SHOW_AFTER_MINUTES * MINUTE,
  until: endOf(session) + NO_SHOW_HOURS * HOUR,
})
export function mayMarkNoShow(session: Timed, now: number): boolean {
  const { from, until } = noShowWindow(session)
  return mayBecome(session.status, 'no_show') && now >= from && now <= until
}
/** Who misses a session pays for it: a coach gives all of it back. */
export const noShowPercent = (who: SessionSide): 0 | 100 => (who === 'coach' ? 100 : 0)

export const isOver = (session: Timed, now: number): boolean => session.status === 'scheduled' && now >= endOf(session)

const JOIN_MINUTES = 10
/** When the room is open. */
export const joinWindow = (session: Pick<Timed, 'scheduledAt' | 'duration'>) => ({
  from: session.scheduledAt - JOIN_MINUTES * MINUTE,
  until: endOf(session),
})

export const mayReview = (status: SessionStatus): boolean => status === 'completed'
const EDIT_DAYS = 14
/** Until when (inclusive) a review or its answer can be changed. */
export const editableUntil = (writtenAt: number): number => writtenAt + EDIT_DAYS * DAY
export const mayEdit = (writtenAt: number, now: number): boolean => now <= editableUntil(writtenAt)
