import { Link } from '@tanstack/react-router'
import { THUMB_LINKS } from './links'
import { UnreadMessages } from './unread-messages'

/** The links at the thumb on a phone. */
export const BottomBar = () => (
  <nav
    aria-label="Mobile"
    className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-border bg-raised px-1 pt-1.5 pb-[calc(.375rem+env(safe-area-inset-bottom))] md:hidden"
  >
    {THUMB_LINKS.map(({ to, label, Icon, exact }) => (
      <Link
        key={to}
        to={to}
        activeOptions={{ exact, includeSearch: false }}
        className="group grid min-h-13 content-center justify-items-center gap-0.5 rounded-control text-[.75rem] leading-normal font-[550] text-muted -outline-offset-2 aria-[current]:font-[650] aria-[current]:text-text"
      >
        <span className="relative grid h-7 w-13 place-items-center rounded-full group-aria-[current]:bg-tab-pill group-aria-[current]:text-tab-ink">
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          {to === '/chat' && <UnreadMessages className="absolute -top-1 left-7.5" />}
        </span>
        {label}
      </Link>
    ))}
  </nav>
)
