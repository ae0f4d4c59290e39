import { cn } from '../lib/class-names'

/** How many messages wait; nothing while none do. */
export const UnreadCount = ({ count, className }: { count: number; className?: string }) =>
  count > 0 && (
    <span
      className={cn(
        'figure inline-grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-[.6875rem] leading-none font-[650] text-on-primary',
        className,
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{count === 1 ? '1 unread message' : `${count} unread messages`}</span>
    </span>
  )
