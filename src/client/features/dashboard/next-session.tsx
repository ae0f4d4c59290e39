import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { formatInstant } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { useNow } from '#client/lib/use-now'
import { Avatar } from '#client/ui/avatar'
import { buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { Dawn } from '#client/ui/dawn'
import { nextSession } from '#shared/session-rules'
import { startsIn } from './starts-in'

const LOOK_MS = 15_000

/** The session that comes next with the way to it, or the plain word that none is booked and the way to one. */
export function NextSession({ className }: { className?: string }) {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const { locale, timeZone } = useUser()
  const now = useNow(LOOK_MS)
  const running = sessions.find(
    ({ status, scheduledAt, duration }) =>
      status === 'scheduled' && Date.parse(scheduledAt) <= now && now < Date.parse(scheduledAt) + duration * 60_000,
  )
  const next = running ?? nextSession(sessions, now)
  return (
    <Card aria-labelledby="next-session" className={className}>
      <CardHeader title="Next session" id="next-session" className="mb-3">
        {next && <Chip tone="success">{running ? 'Running' : 'Scheduled'}</Chip>}
      </CardHeader>
      {next ? (
        <>
          <div className="flex items-center gap-3.5">
            <Avatar {...next.coach} imageUrl={next.coach.profileImageUrl} className="size-14 text-base" />
            <p className="min-w-0 text-sm text-muted">
              <b className="block font-display text-h3 break-words text-text">
                {next.coach.firstName} {next.coach.lastName}
              </b>
              {next.sessionType === 'group' ? 'Group' : 'Individual'}, {next.sessionFormat}, {next.duration} minutes
            </p>
          </div>
          <p className="mt-3.5 flex items-start gap-2 text-ui font-[550]">
            <Clock size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            <span>
              {formatInstant(next.scheduledAt, locale, timeZone)}
              <span className="block text-sm font-normal text-muted">{startsIn(next.scheduledAt, now)}</span>
            </span>
          </p>
          <Link to="/sessions/$sessionId" params={{ sessionId: next.id }} className={buttonClass({ className: 'mt-4 w-full' })}>
            Join Session
          </Link>
        </>
      ) : (
        <>
          <div className="flex items-center gap-4">
            <Dawn className="h-15 w-25 shrink-0" />
            <p className="min-w-0 text-ui text-muted">
              <b className="block font-semibold text-text">No session booked</b>
              When you book a coach, the time stands here.
            </p>
          </div>
          <Link to="/booking" className={buttonClass({ className: 'mt-4 w-full' })}>
            Book Session
          </Link>
        </>
      )}
      {sessions.length > 0 && (
        <Link to="/sessions" className={buttonClass({ variant: 'ghost', size: 'sm', className: 'mt-2 w-full text-primary!' })}>
          All your sessions
        </Link>
      )}
    </Card>
  )
}
