import type { Session } from './sessions'

/** The first scheduled session that still lies ahead of `now` (ms UTC). */
export const nextSession = <S extends Pick<Session, 'scheduledAt' | 'status'>>(
  sessions: readonly S[],
  now: number,
): S | undefined =>
  sessions
    .filter((session) => session.status === 'scheduled' && Date.parse(session.scheduledAt) > now)
    .sort((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt))[0]
