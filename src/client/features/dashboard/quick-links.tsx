import { Link } from '@tanstack/react-router'
import { CalendarDays, ChartNoAxesColumn, MessageCircle, Users } from 'lucide-react'
import type { ReactNode } from 'react'

const cardClass =
  'flex items-center gap-3 rounded-card border border-border bg-surface px-4 py-3.5 text-ui font-semibold shadow-card transition-[border-color] duration-120 hover:border-border-strong max-md:flex-col max-md:gap-1.5 max-md:px-1 max-md:pt-3 max-md:pb-2.5 max-md:text-center max-md:text-xs'

const Tile = ({ tint, children }: { tint: string; children: ReactNode }) => (
  <span className={`grid h-10.5 w-10 shrink-0 place-items-center rounded-arch ${tint}`}>{children}</span>
)

/** The short ways from the dashboard to what one comes for. */
export const QuickLinks = () => (
  <nav aria-label="Quick actions" className="grid grid-cols-4 gap-2 md:gap-4">
    <Link to="/booking" className={cardClass}>
      <Tile tint="bg-[color-mix(in_oklab,var(--sun)_26%,var(--surface))]">
        <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      Book a session
    </Link>
    <Link to="/chat" className={cardClass}>
      <Tile tint="bg-[color-mix(in_oklab,var(--chart-1)_15%,var(--surface))]">
        <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      Chat with Nolo
    </Link>
    <Link to="/goals" className={cardClass}>
      <Tile tint="bg-[color-mix(in_oklab,var(--chart-4)_17%,var(--surface))]">
        <ChartNoAxesColumn size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      See progress
    </Link>
    <Link to="/coaches" className={cardClass}>
      <Tile tint="bg-[color-mix(in_oklab,var(--chart-3)_15%,var(--surface))]">
        <Users size={20} strokeWidth={1.75} aria-hidden />
      </Tile>
      Find a coach
    </Link>
  </nav>
)
