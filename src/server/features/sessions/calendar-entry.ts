import type { Config } from '#server/core/config'
import type { Side } from './announce'
import type { CalendarEntry } from './calendar-file'
import { type Meeting, nameOf } from './meeting'
import type { groups } from './tables'

type Where = Pick<Config, 'origin'>
type Group = typeof groups.$inferSelect

const hostOf = ({ origin }: Where) => new URL(origin).hostname
export const sessionPage = ({ origin }: Where, sessionId: string) => `${origin}/sessions/${sessionId}`

/**
 * A session in the calendar of one side. What was noted for it stays out: calendars are shown around. The coach has a group once,
 * however many seats were taken.
 */
export function entryOf(meeting: Meeting, side: Side, config: Where): CalendarEntry {
  const { session, group, coach } = meeting
  if (group && side === 'coach') return groupEntry(group, session.sessionFormat, session.id, config)
  const other = side === 'client' ? meeting.people.coach : null
  const name = other ? `${other.firstName} ${other.lastName}` : nameOf(meeting, side === 'client' ? 'coach' : 'client')
  const url = sessionPage(config, session.id)
  const title = group?.title ? `${group.title}, with ${name}` : `Session with ${name}`
  return {
    uid: `${session.id}@${hostOf(config)}`,
    sequence: session.sequence,
    startsAt: session.scheduledAt,
    duration: session.duration,
    title,
    description: [
      `${session.duration} minutes, ${session.sessionType}, ${session.sessionFormat}.`,
      side === 'client' && coach.toHaveReady ? `To have ready:\n${coach.toHaveReady}` : '',
      `Session page: ${url}`,
    ]
      .filter(Boolean)
      .join('\n'),
    url,
    isCancelled: session.status === 'cancelled',
    stampedAt: session.endedAt ?? session.createdAt,
  }
}

/** A group in its coach's calendar, without a word of who comes. */
export function groupEntry(group: Group, format: string, sessionId: string | null, config: Where): CalendarEntry {
  const url = sessionId ? sessionPage(config, sessionId) : `${config.origin}/coach`
  return {
    uid: `${group.id}@${hostOf(config)}`,
    sequence: group.cancelledAt ? 1 : 0,
    startsAt: group.startsAt,
    duration: group.duration,
    title: group.title ? `Group: ${group.title}` : 'Group session',
    description: [`${group.duration} minutes, group of up to ${group.seats}, ${format}.`, group.topic, `Session page: ${url}`]
      .filter(Boolean)
      .join('\n'),
    url,
    isCancelled: group.cancelledAt !== null,
    stampedAt: group.cancelledAt ?? group.createdAt,
  }
}

/** A session that is no longer kept, to be taken out of its coach's calendar. */
export const goneEntry = (
  sessionId: string,
  was: { startsAt: string; duration: number; sequence: number },
  config: Where,
): Omit<CalendarEntry, 'stampedAt'> => ({
  uid: `${sessionId}@${hostOf(config)}`,
  sequence: was.sequence,
  startsAt: new Date(was.startsAt),
  duration: was.duration,
  title: 'Session with a former client',
  description: 'Cancelled.',
  url: `${config.origin}/coach`,
  isCancelled: true,
})
