import { Link } from '@tanstack/react-router'
import { ChevronRight, Star } from 'lucide-react'
import { spanIn, weekdayIn, zoneWords } from '#client/lib/slot-times'
import { Avatar } from '#client/ui/avatar'
import { Chip } from '#client/ui/chip'
import type { Session } from '#shared/sessions'
import { REVIEW_PLACE } from './review-place'
import { STATUS } from './session-status'
import { useZone } from './use-zone'

/** One session in a list; the whole row leads to its page. */
export function SessionRow({ session }: { session: Session }) {
  const { timeZone, locale } = useZone()
  const { coach, scheduledAt, duration, status, sessionType, sessionFormat, mayReview } = session
  return (
    <li>
      <Link
        to="/sessions/$sessionId"
        params={{ sessionId: session.id }}
        {...(mayReview && { hash: REVIEW_PLACE })}
        className="flex items-center gap-x-4 gap-y-2 rounded-card border border-border bg-surface p-4 shadow-card transition-[border-color] duration-120 hover:border-border-strong max-md:flex-wrap"
      >
        <Avatar {...coach} imageUrl={coach.profileImageUrl} className="size-13 text-base" />
        <span className="min-w-0 flex-1">
          <b className="block font-display text-h3 wrap-anywhere">
            {coach.firstName} {coach.lastName}
          </b>
          <span className="block text-ui">
            {weekdayIn(timeZone, scheduledAt, locale)}, {spanIn(timeZone, scheduledAt, duration)}{' '}
            <span className="text-muted">{zoneWords(timeZone)}</span>
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Chip tone={STATUS[status].tone}>{STATUS[status].label}</Chip>
            {sessionType === 'group' ? 'Group' : 'Individual'}, {sessionFormat}
          </span>
        </span>
        {mayReview && (
          <span className="max-md:order-last max-md:basis-full max-md:pl-17">
            <span className="inline-flex min-h-9 items-center gap-1.5 rounded-control bg-sun-soft px-3 text-sm font-semibold">
              <Star size={16} strokeWidth={1.75} aria-hidden className="text-star" />
              How was it? Leave a review
            </span>
          </span>
        )}
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
