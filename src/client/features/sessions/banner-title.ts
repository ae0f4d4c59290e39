import type { SessionDetail } from '#shared/session-detail'

/** What is to be said first of a session, as it stands at `now`. */
export function bannerTitle(session: SessionDetail, now: number): string {
  const { status, side, other, noShow, endedBy } = session
  const name = other.firstName
  if (status === 'pending_payment') return `Your session with ${name} waits for its payment`
  if (status === 'expired') return 'This booking ended before it was paid'
  if (status === 'no_show') return noShow === side ? 'You were marked as missing' : `${name} was marked as missing`
  if (status === 'cancelled')
    return endedBy === side
      ? 'You cancelled this session'
      : endedBy === 'admin'
        ? 'This session was cancelled'
        : `${name} cancelled this session`
  if (status === 'completed') return `Your session with ${name} is done`
  if (now < Date.parse(session.scheduledAt)) return `Your session with ${name} starts in`
  return now < Date.parse(session.join.until) ? `Your session with ${name} is on` : `Your session with ${name} is over`
}
