import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { Logo } from '#client/ui/logo'
import { Tooltip } from '#client/ui/tooltip'
import { AvatarMenu } from './avatar-menu'
import { LINKS } from './links'
import { RoleLinks } from './role-links'
import { SideDrawer } from './side-drawer'
import { UnreadMessages } from './unread-messages'

/** The bar at the top: where one is, where one can go, and who one is. */
export const TopBar = () => (
  <header className="sticky top-0 z-20 border-b border-border bg-bg/92 backdrop-blur-md">
    <div className="wrap flex h-14 items-center gap-1 md:h-16 md:gap-4">
      <SideDrawer />
      <Link to="/" aria-label="Nolo" className="mr-auto rounded-control lg:mr-0">
        <Logo />
      </Link>
      <nav aria-label="Main" className="mr-auto ml-3 hidden h-full lg:flex">
        {LINKS.map(({ to, label, exact }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact, includeSearch: false }}
            className="relative flex items-center rounded-chip px-3 whitespace-nowrap text-[.9063rem] font-medium text-muted transition-colors duration-120 -outline-offset-4 hover:text-text aria-[current]:font-semibold aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:-bottom-px aria-[current]:after:left-1/2 aria-[current]:after:-ml-2 aria-[current]:after:h-2 aria-[current]:after:w-4 aria-[current]:after:rounded-t-full aria-[current]:after:bg-sun"
          >
            {label}
            {to === '/chat' && <UnreadMessages className="ml-1.5" />}
          </Link>
        ))}
      </nav>
      <RoleLinks />
      <Tooltip text="Log out">
        <a
          href="/api/logout"
          aria-label="Log out"
          className="hidden size-11 place-items-center rounded-control text-muted hover:bg-tint hover:text-text md:grid"
        >
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
        </a>
      </Tooltip>
      <AvatarMenu />
    </div>
  </header>
)
