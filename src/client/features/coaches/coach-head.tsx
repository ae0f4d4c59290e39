import { Languages, type LucideIcon, MapPin, Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/class-names'
import { nameOf } from '#client/lib/coach'
import { cityOf } from '#client/lib/zones'
import { Avatar } from '#client/ui/avatar'
import { Sunburst } from '#client/ui/sunburst'
import type { CoachProfile } from '#shared/coaches'
import { Rating, Verified } from './coach-facts'
import { groundOf } from './coach-ground'

const Fact = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-center gap-2 text-sm">
    <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
    {children}
  </li>
)

/** Who this is, at a glance. */
export function CoachHead({ coach }: { coach: CoachProfile }) {
  const { user, headline, languages, timeZone, groupSeats } = coach
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface shadow-card">
      <div className={cn('relative h-40 overflow-hidden md:h-48', groundOf(coach))}>
        <svg viewBox="0 0 760 190" preserveAspectRatio="xMinYMax slice" aria-hidden className="absolute inset-0 size-full">
          <Sunburst cx={130} cy={150} from={104} to={400} stroke="var(--chart-1)" peak={0.4} />
        </svg>
        {user.profileImageUrl ? (
          <img
            src={user.profileImageUrl}
            alt=""
            width={176}
            height={176}
            className="absolute bottom-0 left-6 size-36 md:left-10 md:size-44"
          />
        ) : (
          <Avatar {...user} className="absolute bottom-4 left-6 size-28 rounded-arch text-4xl md:left-10" />
        )}
      </div>
      <div className="p-4 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h1 className="text-[1.75rem] wrap-anywhere md:text-[2rem]">{nameOf(coach)}</h1>
          <span className="flex flex-wrap items-center gap-x-4">
            {coach.isVerified && <Verified />}
            <Rating coach={coach} />
          </span>
        </div>
        <p className="mt-1 text-lede wrap-anywhere text-muted">{headline}</p>
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {languages.length > 0 && <Fact Icon={Languages}>{languages.join(', ')}</Fact>}
          <Fact Icon={MapPin}>{cityOf(timeZone)}</Fact>
          <Fact Icon={Video}>Video or chat</Fact>
          <Fact Icon={Users}>Groups of up to {groupSeats}</Fact>
        </ul>
      </div>
    </section>
  )
}
