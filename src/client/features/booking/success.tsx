import { Link } from '@tanstack/react-router'
import { CalendarPlus, Mail, NotebookPen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMoney } from '#client/lib/money'
import { useUser } from '#client/lib/session'
import { sameClock, spanIn, timeIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { cityOf } from '#client/lib/zones'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { Dawn } from '#client/ui/dawn'
import type { Session } from '#shared/sessions'

const TINTS = {
  mail: 'bg-[color-mix(in_oklab,var(--sun)_26%,var(--surface))]',
  note: 'bg-[color-mix(in_oklab,var(--chart-4)_17%,var(--surface))]',
  calendar: 'bg-[color-mix(in_oklab,var(--chart-1)_15%,var(--surface))]',
}

/** It is booked: what was paid, and what comes next. */
export function Success({ session, timeZone }: { session: Session; timeZone: string }) {
  const { email, locale } = useUser()
  const money = useMoney()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const { data: coach } = trpc.coaches.profile.useQuery({ coachId: session.coachId })
  const { firstName, lastName } = session.coach
  const at = session.scheduledAt
  const elsewhere = coach && !sameClock(at, timeZone, coach.timeZone)
  const tips = [
    {
      Icon: Mail,
      tint: TINTS.mail,
      title: 'An e-mail is on its way',
      text: `To ${email}, with a calendar file. We remind you a day and an hour before.`,
    },
    {
      Icon: NotebookPen,
      tint: TINTS.note,
      title: `Leave ${firstName} a note`,
      text: 'Two lines are enough: what happened last, what you want from the hour.',
    },
    {
      Icon: CalendarPlus,
      tint: TINTS.calendar,
      title: 'Put it in your calendar',
      text: 'On the session page, whenever you like. You can move or cancel there too.',
    },
  ]
  return (
    <>
      <Card className="grid justify-items-center px-4 py-8 text-center">
        <Dawn className="h-28 w-46" />
        <h1 ref={title} tabIndex={-1} className="mt-2 text-h1 outline-none">
          Session Booked Successfully!
        </h1>
        <p className="mt-2 max-w-110 text-muted">
          {firstName} {lastName}, {weekdayIn(timeZone, at, locale)}, {spanIn(timeZone, at, session.duration)}{' '}
          {zoneWords(timeZone)}
          {elsewhere && ` (${timeIn(coach.timeZone, at)} in ${cityOf(coach.timeZone)})`}. You paid{' '}
          {money.format(session.price.amount, session.price.currency)}.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:flex-auto">
          <Link to="/" className={buttonClass()}>
            Return to Dashboard
          </Link>
          <Link to="/sessions/$sessionId" params={{ sessionId: session.id }} className={buttonClass({ variant: 'secondary' })}>
            Open the session page
          </Link>
        </div>
      </Card>
      <Card aria-labelledby="next-title">
        <h2 id="next-title">What next?</h2>
        <ul className="mt-4.5 grid gap-5 md:grid-cols-3">
          {tips.map(({ Icon, tint, title, text }) => (
            <li key={title} className="max-md:grid max-md:grid-cols-[3rem_1fr] max-md:gap-x-4">
              <span className={`row-span-2 grid h-13 w-12 place-items-center rounded-arch ${tint}`}>
                <Icon size={22} strokeWidth={1.75} aria-hidden />
              </span>
              <h3 className="md:mt-3">{title}</h3>
              <p className="text-sm wrap-anywhere text-muted md:mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
