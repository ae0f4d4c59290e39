import { Clock } from 'lucide-react'
import { formatInstant } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { Dawn } from '#client/ui/dawn'
import { nextSession } from '#shared/session-rules'

/** The session that comes next, or the plain word that none is booked. */
export function NextSession({ className }: { className?: string }) {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const { locale, timeZone } = useUser()
  const next = nextSession(sessions, Date.now())
  return (
    <Card aria-labelledby="next-session" className={className}>
      <CardHeader title="Next session" id="next-session" className="mb-3">
        {next && <Chip tone="success">Scheduled</Chip>}
      </CardHeader>
      {next ? (
        <p className="flex items-center gap-2 text-ui font-[550]">
          <Clock size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
          {formatInstant(next.scheduledAt, locale, timeZone)}, {next.duration} minutes
        </p>
      ) : (
        <div className="flex items-center gap-4">
          <Dawn className="h-15 w-25 shrink-0" />
          <p className="min-w-0 text-ui text-muted">
            <b className="block font-semibold text-text">No session booked</b>
            When you book a coach, the time stands here.
          </p>
        </div>
      )}
    </Card>
  )
}
