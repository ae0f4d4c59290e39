import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { buttonClass } from '#client/ui/button'
import { Page } from '#client/ui/page'
import { NewGroup } from './new-group'

const LINKS = [
  { to: '/coach', label: 'Week' },
  { to: '/coach/hours', label: 'Hours' },
  { to: '/coach/clients', label: 'Clients' },
  { to: '/coach/earnings', label: 'Earnings' },
  { to: '/coach/page', label: 'Page and rate' },
] as const

/** On a phone the links are wider than the screen: the one that is open is brought into view. */
function SubNav() {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [])
  return (
    <nav ref={nav} aria-label="Coaching" className="relative flex gap-1 overflow-x-auto border-b border-border">
      {LINKS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="relative flex min-h-11 shrink-0 items-center px-3.5 text-ui font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-text aria-[current]:font-semibold aria-[current]:text-text aria-[current]:after:absolute aria-[current]:after:bottom-0 aria-[current]:after:left-1/2 aria-[current]:after:-ml-2 aria-[current]:after:h-2 aria-[current]:after:w-4 aria-[current]:after:rounded-t-full aria-[current]:after:bg-sun"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

type Props = { title: string; line: ReactNode; children: ReactNode }

/** What stands above every screen of the coach's area: where one is, the way to one's public page, a new group. */
export function CoachFrame({ title, line, children }: Props) {
  const { firstName } = useUser()
  const [own] = trpc.coaches.own.useSuspenseQuery()
  return (
    <Page title={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1>{title === 'Week' ? `Your week, ${firstName}` : title}</h1>
          <p className="mt-1.5 text-muted">{line}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-auto max-md:*:px-3">
          <Link to="/coaches/$coachId" params={{ coachId: own.id }} className={buttonClass({ variant: 'secondary' })}>
            <Eye size={18} strokeWidth={1.75} aria-hidden />
            See my page
          </Link>
          <NewGroup />
        </div>
      </header>
      <SubNav />
      {children}
    </Page>
  )
}
