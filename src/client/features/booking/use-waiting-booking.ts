import { trpc } from '#client/lib/trpc'
import type { Price, SessionType } from '#shared/sessions'

type Wish = { coachId: string; startsAt: string; duration: number; sessionType: SessionType }
type Waiting = { is: 'none' } | { is: 'asking' | 'waiting'; until: number; price: Price }

/**
 * An unpaid booking of one's own that waits at this very start: until when (ms), and for which price, fixed as it was made. It keeps
 * the time itself and wants no hold. It is there after a declined card, even when the page was loaded anew.
 */
export function useWaitingBooking(wish: Wish | null): Waiting {
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const own = sessions.find(
    (session) =>
      wish !== null &&
      session.status === 'pending_payment' &&
      session.coachId === wish.coachId &&
      session.scheduledAt === wish.startsAt &&
      session.duration === wish.duration &&
      session.sessionType === wish.sessionType,
  )
  const detail = trpc.sessions.detail.useQuery({ id: own?.id ?? '' }, { enabled: own !== undefined, staleTime: 0 })
  if (!own) return { is: 'none' }
  if (detail.isPending) return { is: 'asking', until: 0, price: own.price }
  const until = Date.parse(detail.data?.payment?.heldUntil ?? '')
  return until > Date.now() ? { is: 'waiting', until, price: own.price } : { is: 'none' }
}
