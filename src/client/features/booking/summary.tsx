import type { ReactNode } from 'react'
import { nameOf, rateOf } from '#client/lib/coach'
import { useMoney } from '#client/lib/money'
import { sameClock, spanIn, weekdayIn, weekdayOf, zoneWords } from '#client/lib/slot-times'
import { useToday } from '#client/lib/use-today'
import { cityOf } from '#client/lib/zones'
import { Avatar } from '#client/ui/avatar'
import { Card } from '#client/ui/card'
import { PricingLoading } from '#client/ui/pricing-loading'
import { RATE } from '#shared/coach-options'
import type { CoachProfile } from '#shared/coaches'
import { GROUP_DISCOUNT } from '#shared/session-price'
import type { Price } from '#shared/sessions'
import type { Choices } from './choices'
import { Rating, Verified } from './coach-facts'

type Props = {
  coach: CoachProfile
  choices: Choices
  timeZone: string
  date: string | undefined
  /** The start that was picked. */
  startsAt: string | undefined
  total: Price | null
  /** The total is that of a booking made already, whatever the coach asks by now. */
  isFixed: boolean
  note: string
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-[550]">{children}</dd>
  </>
)

/** What is being booked and what it costs, beside every step. */
export function Summary({ coach, choices, timeZone, date, startsAt, total, isFixed, note }: Props) {
  const { locale } = useToday()
  const money = useMoney()
  const rate = rateOf(coach)
  const hourly = money.price({ rate, minutes: 60, type: 'individual' })
  const full = isFixed ? null : money.price({ rate, minutes: choices.duration, type: 'individual' })
  const elsewhere = startsAt && !sameClock(startsAt, timeZone, coach.timeZone)
  return (
    <Card aria-label="Your booking" className="lg:sticky lg:top-22">
      <div className="flex items-center gap-4">
        <Avatar {...coach.user} imageUrl={coach.user.profileImageUrl} className="size-16 text-xl" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-display text-h3 wrap-anywhere">{nameOf(coach)}</p>
          {coach.isVerified && <Verified />}
          <Rating coach={coach} />
        </div>
      </div>
      <hr className="my-5 border-border" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2.5 text-ui">
        <Row name="Date">
          {startsAt ? weekdayIn(timeZone, startsAt, locale) : date ? weekdayOf(date, locale) : 'Not picked yet'}
        </Row>
        <Row name="Time">
          {startsAt ? (
            <>
              {spanIn(timeZone, startsAt, choices.duration)}
              <span className="block text-sm font-normal text-muted">{zoneWords(timeZone)}</span>
              {elsewhere && (
                <span className="block text-sm font-normal text-muted">
                  {spanIn(coach.timeZone, startsAt, choices.duration)} in {cityOf(coach.timeZone)}, {coach.user.firstName}'s clock
                </span>
              )}
            </>
          ) : (
            'Not picked yet'
          )}
        </Row>
        <Row name="Session">
          {choices.type === 'group' ? 'Group' : 'Individual'}, {choices.format}
        </Row>
        {!isFixed && <Row name="Rate">{hourly && `${hourly} per hour`}</Row>}
        <Row name="Duration">{choices.duration} minutes</Row>
        {choices.type === 'group' && (full || isFixed) && (
          <Row name="Group discount">
            {GROUP_DISCOUNT}% off {full && <s className="font-normal text-muted">{full}</s>}
          </Row>
        )}
      </dl>
      <hr className="my-5 border-border" />
      <p className="flex items-baseline justify-between gap-3 font-semibold">
        Total
        <span className="figure text-[1.625rem] leading-none font-[640]">
          {total && money.format(total.amount, total.currency)}
        </span>
      </p>
      <PricingLoading />
      <p className="mt-3 text-sm text-muted">
        {total &&
          !isFixed &&
          money.currency !== RATE.currency &&
          `${money.format(rate, RATE.currency)} an hour at today's rate. `}
        {note}
      </p>
    </Card>
  )
}
