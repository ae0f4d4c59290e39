import { Link } from '@tanstack/react-router'
import { CalendarDays, MessageCircle } from 'lucide-react'
import { rateOf } from '#client/lib/coach'
import { useMoney } from '#client/lib/money'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { PricingLoading } from '#client/ui/pricing-loading'
import { RATE } from '#shared/coach-options'
import type { CoachProfile } from '#shared/coaches'
import { HourlyRate, Unavailable } from './coach-card'
import { FreeTimes } from './free-times'

/** What an hour costs, when there is one, and the two ways to begin. */
export function CoachOffer({ coach }: { coach: CoachProfile }) {
  const money = useMoney()
  const rand = money.format(rateOf(coach), RATE.currency)
  const bookable = coach.isActive && !coach.own
  return (
    <Card className="lg:sticky lg:top-20">
      <HourlyRate coach={coach} className="text-[1.875rem]" />
      <PricingLoading />
      <p className="mt-1 text-xs text-muted">
        {money.currency === RATE.currency ? '' : `${rand} at today's rate. `}A seat in a group is 30% less.
      </p>
      <hr className="my-5 border-border" />
      {!coach.isActive && <Unavailable />}
      {bookable && <FreeTimes coach={coach} />}
      {coach.own ? (
        <p className="text-ui text-muted">This is your page, as clients see it.</p>
      ) : (
        <div className="mt-4.5 grid gap-2">
          {bookable && (
            <Link to="/booking" search={{ coach: coach.id }} className={buttonClass()}>
              <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
              Book session
            </Link>
          )}
          <Link to="/chat" search={{ coach: coach.id }} className={buttonClass({ variant: 'tinted' })}>
            <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
            Send message
          </Link>
        </div>
      )}
    </Card>
  )
}
