import { trpc } from '#client/lib/trpc'
import { UnreadCount } from '#client/ui/unread-count'

/** How many messages from people wait, beside the way to them. */
export function UnreadMessages({ className }: { className?: string }) {
  const { data } = trpc.threads.unread.useQuery()
  return <UnreadCount count={data?.count ?? 0} className={className} />
}
