import { Link } from '@tanstack/react-router'
import { EyeOff, Star } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatFullDay } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Button } from '#client/ui/button'
import { Note } from '#client/ui/note'
import type { ReviewRow } from '#shared/session-detail'
import { HideReview } from './hide-review'
import { useShowReview } from './use-reviews'

/** The reviews, each with what can be done about it. */
export function ReviewList({ reviews }: { reviews: ReviewRow[] }) {
  const [hiding, setHiding] = useState<ReviewRow | null>(null)
  return (
    <>
      <ul className="divide-y divide-border">
        {reviews.map((review) => (
          <Review key={review.id} review={review} onHide={() => setHiding(review)} />
        ))}
      </ul>
      {hiding && <HideReview review={hiding} onClose={() => setHiding(null)} />}
    </>
  )
}

function Review({ review, onHide }: { review: ReviewRow; onHide: () => void }) {
  const { locale, timeZone } = useUser()
  const { id: reviewId, firstName, coach, coachId, stars, text, answer, at, hiddenReason } = review
  const show = useShowReview()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="inline-flex items-center gap-1 text-sm font-semibold tabular-nums">
            <Star size={16} strokeWidth={1.75} aria-hidden className="fill-star text-star" />
            {stars}
            <span className="sr-only"> out of 5</span>
          </span>
          <span className="font-semibold break-words">
            {firstName} about{' '}
            <Link to="/coaches/$coachId" params={{ coachId }} className="text-primary underline underline-offset-4">
              {coach}
            </Link>
          </span>
          <span className="text-xs text-muted">{formatFullDay(dayIn(timeZone, new Date(at)), locale)}</span>
        </p>
        <p className="mt-1.5 max-w-[46rem] break-words whitespace-pre-line">{text}</p>
        {answer && (
          <p className="mt-2 border-l-2 border-border-strong pl-3 text-sm break-words whitespace-pre-line text-muted">
            <span className="font-semibold">The answer:</span> {answer}
          </p>
        )}
        {hiddenReason !== null && (
          <Note tone="warning" Icon={EyeOff} className="mt-3">
            <p className="font-semibold">Hidden from everybody</p>
            <p className="break-words">{hiddenReason}</p>
          </Note>
        )}
      </div>
      <div className="md:text-right">
        {hiddenReason === null ? (
          <Button variant="secondary" size="sm" onClick={onHide}>
            Hide<span className="sr-only"> the review by {firstName}</span>
          </Button>
        ) : (
          <Button variant="secondary" size="sm" pending={show.isPending} onClick={() => show.mutate({ reviewId })}>
            Show again<span className="sr-only">: the review by {firstName}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
