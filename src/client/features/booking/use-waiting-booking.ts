import { trpc } from '#client/lib/trpc'
import type { SessionType } from '#shared/sessions'

type Wish = { coachId: string; startsAt: string; duration: number; sessionType: SessionType }

/**
 * Until when (ms) an unpaid booking of one's own waits at this very start: it keeps the time itself and wants no hold. It is there
 * after a declined card, even when the page was loaded anew.
 */
export function useWaitingBooking(wish: Wish | null): number | 'none' | 'asking' {
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
  if (!own) return 'none'
  if (detail.isPending) return 'asking'
  const until = Date.parse(detail.data?.payment?.heldUntil ?? '')
  return until > Date.now() ? until : 'none'
}
