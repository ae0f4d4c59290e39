import { Link } from '@tanstack/react-router'
import { LogOut, Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '#client/ui/drawer'
import { HelpNow } from '#client/ui/help-now'
import { IconButton } from '#client/ui/icon-button'
import { LINKS } from './links'

const rowClass = 'flex min-h-12 items-center gap-3.5 rounded-control px-3 font-[550] hover:bg-tint'

/** The same links on a small screen, behind three strokes. */
export function SideDrawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-ml-2.5 md:hidden"
        onClick={() => setOpen(true)}
      >
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Menu" className="mt-2 grid gap-1">
          {LINKS.map(({ to, label, Icon, exact }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact, includeSearch: false }}
              onClick={() => setOpen(false)}
              className={`${rowClass} aria-[current]:bg-tab-pill aria-[current]:text-tab-ink`}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
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
    </>
  )
}
