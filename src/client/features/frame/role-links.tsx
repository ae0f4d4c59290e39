import { Link } from '@tanstack/react-router'
import { BriefcaseBusiness, type LucideIcon, Shield } from 'lucide-react'
import { useUser } from '#client/lib/session'
import { buttonClass } from '#client/ui/button'
import type { Role } from '#shared/auth'

type RoleLink = { role: Role; to: '/admin' | '/coach'; label: string; Icon: LucideIcon; exact: boolean }

/** What only some see. */
export const ROLE_LINKS: readonly RoleLink[] = [
  { role: 'admin', to: '/admin', label: 'Admin', Icon: Shield, exact: false },
  { role: 'coach', to: '/coach', label: 'Coaching', Icon: BriefcaseBusiness, exact: false },
]

/** Right of the other links; in narrow bars the icon alone, on phones in the drawer. */
export function RoleLinks() {
  const { role } = useUser()
  return ROLE_LINKS.filter((link) => link.role === role).map(({ to, label, Icon, exact }) => (
    <Link
      key={to}
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      aria-label={label}
      className={buttonClass({
        variant: 'tinted',
        size: 'sm',
        className: 'aria-[current]:border-primary max-xl:w-9 max-xl:px-0 max-md:hidden',
      })}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <span className="max-xl:hidden">{label}</span>
    </Link>
  ))
}
