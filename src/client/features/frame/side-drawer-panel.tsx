import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useUser } from '#client/lib/session'
import { Drawer } from '#client/ui/drawer'
import { HelpNow } from '#client/ui/help-now'
import { LINKS } from './links'
import { ROLE_LINKS } from './role-links'
import { UnreadMessages } from './unread-messages'

const rowClass = 'flex min-h-12 items-center gap-3.5 rounded-control px-3 font-[550] hover:bg-tint'

/** The same links as in the bar, one under the other, and help. */
export default function SideDrawerPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { role } = useUser()
  const links = [...LINKS, ...ROLE_LINKS.filter((link) => link.role === role)]
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu" className="mt-2 grid gap-1">
        {links.map(({ to, label, Icon, exact }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact, includeSearch: false }}
            onClick={() => onOpenChange(false)}
            className={`${rowClass} aria-[current]:bg-tab-pill aria-[current]:text-tab-ink`}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {label}
            {to === '/chat' && <UnreadMessages className="ml-auto" />}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t border-border pt-3">
        <HelpNow className={`${rowClass} text-primary`} />
        <a href="/api/logout" className={rowClass}>
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          Log out
        </a>
      </div>
    </Drawer>
  )
}
