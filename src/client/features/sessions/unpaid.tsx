import { timeIn, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import type { SessionDetail } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'

/** For the client of a booking that waits for its payment: until when, and the way out, which costs nothing. */
export function Unpaid({ session }: { session: SessionDetail }) {
  const { id, payment } = session
  const { timeZone } = useZone()
  const cache = useSessionCache()
  const cancel = trpc.sessions.cancel.useMutation({
    onSuccess: (detail) => {
      cache.changed(detail)
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    onError: (error) => {
      void cache.touched(id)
      sayFailed(error)
    },
  })
  if (session.status !== 'pending_payment' || session.side !== 'client') return null
  return (
    <Card aria-labelledby="unpaid-title">
      <h2 id="unpaid-title" className="mb-3">
        Not paid yet
      </h2>
      <p className="text-ui text-muted">
        {payment?.heldUntil
          ? `The time is kept for you until ${timeIn(timeZone, payment.heldUntil)} ${zoneWords(timeZone)}. After that it is free for others again, and nothing is charged.`
          : 'Nothing is charged until you pay.'}
      </p>
      <Button variant="secondary" className="mt-4 w-full" pending={cancel.isPending} onClick={() => cancel.mutate({ id })}>
        Let it go
      </Button>
    </Card>
  )
}
