import { Link } from '@tanstack/react-router'
import { nameOf, rateOf } from '#client/lib/coach'
import { useMoney } from '#client/lib/money'
import { buttonClass } from '#client/ui/button'
import { Chip } from '#client/ui/chip'
import { Skeleton } from '#client/ui/skeleton'
import type { Coach } from '#shared/coaches'
import { Rating, Verified } from './coach-facts'
import { CoachPortrait } from './coach-portrait'

const SPECIALTIES_SHOWN = 3

/** What an hour costs, in the person's currency. */
export function HourlyRate({ coach, className }: { coach: Coach; className: string }) {
  const rate = useMoney().price({ rate: rateOf(coach), minutes: 60, type: 'individual' })
  return rate ? (
    <p>
      <b className={`figure font-[640] ${className}`}>{rate}</b> <span className="text-sm text-muted">per hour</span>
    </p>
  ) : (
    <Skeleton className="h-7 w-28" />
  )
}

export const Unavailable = () => (
  <p className="rounded-control bg-tint px-3.5 py-2.5 text-sm text-muted">
    This coach is currently unavailable for new bookings.
  </p>
)

/** One coach in the directory. */
export function CoachCard({ coach }: { coach: Coach }) {
  const name = nameOf(coach)
  const further = coach.specialties.length - SPECIALTIES_SHOWN
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-border bg-surface p-4 shadow-card md:p-6">
      <div className="flex items-start gap-4">
        <CoachPortrait coach={coach} />
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-[1.125rem] wrap-anywhere">
            <Link
              to="/coaches/$coachId"
              params={{ coachId: coach.id }}
              className="-my-1 inline-block rounded-chip py-1 hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
          </h2>
          {coach.isVerified && <Verified />}
          <Rating coach={coach} />
        </div>
      </div>
      <p className="line-clamp-4 text-sm wrap-anywhere">{coach.bio}</p>
      {coach.specialties.length > 0 && (
        <ul aria-label="Specialties" className="flex flex-wrap gap-1.5">
          {coach.specialties.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
            <li key={specialty}>
              <Chip>{specialty}</Chip>
            </li>
          ))}
          {further > 0 && (
            <li>
              <Chip tone="ink">+{further} more</Chip>
            </li>
          )}
        </ul>
      )}
      <div className="mt-auto grid gap-3.5 border-t border-border pt-4">
        <HourlyRate coach={coach} className="text-[1.25rem]" />
        {!coach.isActive && <Unavailable />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
          <Link to="/chat" search={{ coach: coach.id }} className={buttonClass({ variant: 'tinted', className: 'px-2' })}>
            <span>Send message</span>
            <span className="sr-only">to {name}</span>
          </Link>
          {coach.isActive && (
            <Link to="/booking" search={{ coach: coach.id }} className={buttonClass({ className: 'px-2' })}>
              <span>Book session</span>
              <span className="sr-only">with {name}</span>
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}
