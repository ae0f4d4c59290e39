import { CalendarClock } from 'lucide-react'
import { timeIn, weekdayIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { useToast } from '#client/ui/toast'
import type { SessionDetail } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'
import { whenOf } from './when'

/** A new time somebody asked for: to be answered, or to be taken back. */
export function MoveRequest({ session }: { session: SessionDetail }) {
  const { id, move, other, duration } = session
  const { timeZone, locale } = useZone()
  const cache = useSessionCache()
  const toast = useToast()
  const onError = (error: unknown) => {
    void cache.touched(id)
    sayFailed(error, 'Your answer was not kept. Please try again.')
  }
  const answer = trpc.sessions.answerMove.useMutation({
    onSuccess: (detail, { accept }) => {
      cache.changed(detail)
      toast(
        accept
          ? { title: 'Session moved', description: `${other.firstName} is told.` }
          : { title: 'The old time stands', description: `${other.firstName} is told.` },
      )
    },
    onError,
  })
  const withdraw = trpc.sessions.withdrawMove.useMutation({ onSuccess: cache.changed, onError })
  if (!move) return null
  const when = whenOf({ at: move.startsAt, duration, otherZone: other.timeZone }, timeZone, locale)
  const until = `${weekdayIn(timeZone, move.expiresAt, locale)}, ${timeIn(timeZone, move.expiresAt)}`
  return (
    <Card aria-labelledby="move-title" className="border-sun! bg-sun-soft!">
      <div className="flex items-start gap-3">
        <CalendarClock size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h2 id="move-title">{move.own ? 'You asked for another time' : `${other.firstName} asks for another time`}</h2>
          <p className="mt-1">{when}</p>
          <p className="mt-1 text-sm text-muted">Waits for an answer until {until}. Without one the old time stands.</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        {move.own ? (
          <Button variant="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            Take it back
          </Button>
        ) : (
          <>
            <Button variant="secondary" pending={answer.isPending} onClick={() => answer.mutate({ id, accept: false })}>
              Keep the old time
            </Button>
            <Button pending={answer.isPending} onClick={() => answer.mutate({ id, accept: true })}>
              Move it
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
