import { BadgeCheck, Compass, type LucideIcon, Users } from 'lucide-react'
import { Skeleton } from '#client/ui/skeleton'
import type { CoachPage } from '#shared/coaches'

type StatProps = { Icon: LucideIcon; tint: string; figure: number | undefined; label: string }

const Stat = ({ Icon, tint, figure, label }: StatProps) => (
  <li className="grid content-start gap-2 rounded-card border border-border bg-surface p-3 shadow-card sm:flex sm:items-center sm:gap-4 sm:p-5">
    <span aria-hidden className={`grid h-13 w-12 shrink-0 place-items-center rounded-arch ${tint}`}>
      <Icon size={22} strokeWidth={1.75} />
    </span>
    <div className="flex min-w-0 flex-col-reverse">
      <span className="text-sm leading-tight text-muted">{label}</span>
      <b className="figure text-[1.625rem] leading-tight font-[640]">
        {figure === undefined ? <Skeleton className="my-1 h-6 w-10" /> : figure.toLocaleString('en')}
      </b>
    </div>
  </li>
)

type Props = { page: Pick<CoachPage, 'active' | 'verified' | 'specialties'> | undefined; stats?: boolean }

/** What this screen is for, and how many coaches there are to choose from. */
export const DirectoryHead = ({ page, stats = true }: Props) => (
  <header className="grid gap-4 md:gap-6">
    <div>
      <h1>Find Your Perfect Coach</h1>
      <p className="mt-2 max-w-184 text-lede text-muted">
        Certified professionals, checked by us. Not sure yet? Start with a message.
      </p>
    </div>
    {stats && (
      <ul className="grid grid-cols-3 gap-2 md:gap-5">
        <Stat
          Icon={Users}
          tint="bg-[color-mix(in_oklab,var(--chart-1)_15%,var(--surface))]"
          figure={page?.active}
          label="Expert Coaches"
        />
        <Stat
          Icon={BadgeCheck}
          tint="bg-[color-mix(in_oklab,var(--chart-4)_17%,var(--surface))]"
          figure={page?.verified}
          label="Verified Coaches"
        />
        <Stat
          Icon={Compass}
          tint="bg-[color-mix(in_oklab,var(--sun)_26%,var(--surface))]"
          figure={page?.specialties.length}
          label="Specialties"
        />
      </ul>
    )}
  </header>
)
