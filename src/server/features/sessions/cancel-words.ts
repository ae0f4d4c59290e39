import { readerTime } from '#server/core/reader-time'
import { freeUntil, refundPercent } from '#shared/session-policy'
import { readerOf } from './mail-facts'
import type { Meeting } from './meeting'

/** What cancelling costs the client from now on: 'Free to cancel until Monday 23 November, 10:00; half is paid back after that.' */
export function freeUntilWords({ meeting, now }: { meeting: Meeting; now: number }): string {
  const start = meeting.session.scheduledAt.getTime()
  return refundPercent(start, now, 'client') === 100
    ? `Free to cancel until ${readerTime(freeUntil(start), readerOf(meeting, 'client'))}; half is paid back after that.`
    : 'If you cancel now, half is paid back; once it has begun, nothing.'
}
