import { count, dayIn } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { aheadSpan } from '#shared/coach-days'
import type { CoachMeeting } from '#shared/coach-sessions'

const HELD: readonly CoachMeeting['status'][] = ['scheduled', 'completed', 'no_show', 'pending_payment']
/** True for a meeting that takes or took its time. */
export const takesTime = (meeting: CoachMeeting): boolean => HELD.includes(meeting.status)

export const endOf = ({ startsAt, duration }: CoachMeeting): number => Date.parse(startsAt) + duration * 60_000

/** Others book while one is elsewhere: what is older than this is asked for anew when a screen opens. */
export const FRESH = { staleTime: 20_000 } as const

const stillAhead = (meetings: readonly CoachMeeting[]): CoachMeeting[] => {
  const now = Date.now()
  return meetings.filter((meeting) => takesTime(meeting) && meeting.status !== 'completed' && endOf(meeting) > now)
}

/** The meetings that lie ahead, earliest first. */
export function useAhead(): CoachMeeting[] {
  const [meetings] = trpc.sessions.coachList.useSuspenseQuery(aheadSpan(dayIn('UTC')), FRESH)
  return stillAhead(meetings)
}

/** The same, where they are known already; asks for nothing. */
export function useKnownAhead(): CoachMeeting[] | undefined {
  const meetings = trpc.useUtils().sessions.coachList.getData(aheadSpan(dayIn('UTC')))
  return meetings && stillAhead(meetings)
}

export type Asked = CoachMeeting & { move: NonNullable<CoachMeeting['move']> }
/** The meetings whose client waits for an answer. */
export const askedToMove = (meetings: readonly CoachMeeting[]): Asked[] =>
  meetings.filter((meeting): meeting is Asked => meeting.move !== null && !meeting.move.own)

/** How many sessions the coach's own day has. */
export function todayLine(ahead: readonly CoachMeeting[], timeZone: string): string {
  const today = ahead.filter(({ startsAt }) => dayIn(timeZone, new Date(startsAt)) === dayIn(timeZone)).length
  return `${today === 0 ? 'No session' : count(today, 'session')} today.`
}

/** Whom a meeting is with: a name, or the group's title. */
export const withWhom = ({ group, guests }: CoachMeeting): string =>
  group ? group.title || 'Group' : (guests[0]?.firstName ?? 'A former client')

/** After something was done with a session: all that shows it is asked for again. */
export function useSessionsChanged() {
  const utils = trpc.useUtils()
  return () =>
    Promise.all([utils.sessions.invalidate(), utils.coaches.earnings.invalidate(), utils.coaches.availability.invalidate()])
}
