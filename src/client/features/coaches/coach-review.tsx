import { Star } from 'lucide-react'
import { english } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Avatar } from '#client/ui/avatar'
import type { CoachProfile, CoachReview as Review } from '#shared/coaches'
import { CoachPortrait } from './coach-portrait'

const monthOf = (at: string, locale: string) =>
  new Intl.DateTimeFormat(english(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(at))

/** What one client wrote, and the coach's answer. */
export function CoachReview({ review, coach }: { review: Review; coach: CoachProfile }) {
  const { locale } = useUser()
  return (
    <li tabIndex={-1} className="border-t border-border pt-4.5 outline-none">
      <div className="flex items-center gap-3">
        <Avatar firstName={review.firstName} lastName="" className="size-10 text-sm" />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-ui font-semibold wrap-anywhere">{review.firstName}</h3>
          <p className="text-xs text-muted">{monthOf(review.at, locale)}</p>
        </div>
        <span className="inline-flex items-center gap-1 text-sm font-semibold">
          <Star size={16} strokeWidth={1.75} aria-hidden className="fill-star text-star" />
          {review.stars}
          <span className="sr-only"> out of 5</span>
        </span>
      </div>
      {review.text && <p className="mt-3 wrap-anywhere whitespace-pre-line">{review.text}</p>}
      {review.answer && (
        <div className="mt-3 ml-4 rounded-option border border-[color-mix(in_oklab,var(--chart-4)_38%,transparent)] bg-bubble-coach px-4 py-3 text-sm">
          <p className="mb-1 flex items-center gap-2 font-semibold">
            <CoachPortrait coach={coach} className="size-7 text-xs" />
            {coach.user.firstName} answered
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{review.answer.text}</p>
        </div>
      )}
    </li>
  )
}
