import { readerTime } from '#server/core/reader-time'
import { readerOf } from './mail-facts'
import type { Meeting } from './meeting'

/** Until when cancelling costs nothing, for the client. */
const FREE_MS = 24 * 3_600_000

/** What cancelling costs the client from now on: 'Free to cancel until Monday 23 November, 10:00; half after that.' */
export function freeUntilWords({ meeting, now }: { meeting: Meeting; now: number }): string {
  const until = meeting.session.scheduledAt.getTime() - FREE_MS
  return until > now
    ? `Free to cancel until ${readerTime(until, readerOf(meeting, 'client'))}; half is paid back after that.`
    : 'If you cancel now, half is paid back; once it has begun, nothing.'
}
