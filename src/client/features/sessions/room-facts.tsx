import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { useMoney } from '#client/lib/money'
import { slotName } from '#client/lib/slot-times'
import { Avatar } from '#client/ui/avatar'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import type { SessionDetail } from '#shared/session-detail'
import { DURATIONS, type SessionStatus } from '#shared/sessions'
import { JoinSession } from './join-session'
import { STATUS } from './session-status'
import { useZone } from './use-zone'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-[550]">{children}</dd>
  </>
)

const OVER = new Set<SessionStatus>(['completed', 'cancelled', 'expired', 'no_show'])

/** A booking that waits for its payment, as the wizard's last step has it in its address. */
const unpaid = ({ coachId, scheduledAt, sessionType, sessionFormat, duration }: SessionDetail, timeZone: string) => ({
  coach: coachId,
  step: 3 as const,
  type: sessionType,
  date: dayIn(timeZone, new Date(scheduledAt)),
  time: slotName(scheduledAt, timeZone),
  duration: DURATIONS.find((minutes) => minutes === duration),
  format: sessionFormat === 'phone' ? undefined : sessionFormat,
})

/** With whom, how, what was paid and how it stands, and the way in. */
export function RoomFacts({ session }: { session: SessionDetail }) {
  const { timeZone, locale } = useZone()
  const { format } = useMoney()
  const { other, side, status, price, payment, sessionType, sessionFormat, duration } = session
  const isCoach = side === 'coach'
  const today = dayIn(timeZone)
  const refunded = payment?.refunded
  return (
    <Card aria-label="The session">
      <div className="flex items-center gap-4">
        <Avatar {...other} imageUrl={other.profileImageUrl} className="size-16 text-xl" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-display text-h3 wrap-anywhere">
            {other.firstName} {other.lastName}
          </p>
          <p className="inline-flex items-center gap-1 text-sm font-semibold text-success">
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
            {isCoach ? 'Your client' : session.group ? 'Leads the group' : 'Your coach'}
          </p>
          <p className="text-sm text-muted">
            {sessionType === 'group' ? 'Group' : 'Individual'}, {sessionFormat}, {duration} minutes
          </p>
        </div>
      </div>
      <hr className="my-5 border-border" />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5 text-ui">
        <Row name="Booked">{formatDay(dayIn(timeZone, new Date(session.bookedAt)), locale, today)}</Row>
        <Row name={payment?.status === 'succeeded' ? 'Paid' : 'Price'}>{format(price.amount, price.currency)}</Row>
        {refunded && refunded.amount > 0 && <Row name="Given back">{format(refunded.amount, refunded.currency)}</Row>}
        <Row name="State">
          <Chip tone={STATUS[status].tone}>{STATUS[status].label}</Chip>
        </Row>
      </dl>
      {status === 'pending_payment' && !isCoach && (
        <Link to="/booking" search={unpaid(session, timeZone)} className={buttonClass({ className: 'mt-5 w-full' })}>
          Go on to payment
        </Link>
      )}
      <JoinSession session={session} />
      {!isCoach && OVER.has(status) && (
        <Link
          to="/booking"
          search={{ coach: session.coachId }}
          className={buttonClass({ variant: 'secondary', className: 'mt-3 w-full wrap-anywhere whitespace-normal!' })}
        >
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          Book {other.firstName} again
        </Link>
      )}
    </Card>
  )
}
