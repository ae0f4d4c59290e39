import { Star } from 'lucide-react'
import { useState } from 'react'
import { count, english } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Avatar } from '#client/ui/avatar'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import type { CoachProfile, CoachReview } from '#shared/coaches'
import { CoachPortrait } from './coach-portrait'

const SHOWN_AT_FIRST = 4

const monthOf = (at: string, locale: string) =>
  new Intl.DateTimeFormat(english(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(at))

/** How many gave how many stars. */
const Shares = ({ counts, all }: { counts: number[]; all: number }) => (
  <dl className="grid flex-1 gap-1 text-sm">
    {[5, 4, 3, 2, 1].map((stars) => {
      const number = counts[stars - 1] ?? 0
      return (
        <div key={stars} className="grid grid-cols-[3.5rem_minmax(0,1fr)_2rem] items-center gap-2.5">
          <dt className="tabular-nums">{count(stars, 'star')}</dt>
          <dd className="order-last text-right text-muted tabular-nums">{number}</dd>
          <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-track">
            <div className="h-full rounded-full bg-star" style={{ width: `${all ? (number / all) * 100 : 0}%` }} />
          </dd>
        </div>
      )
    })}
  </dl>
)

function Review({ review, coach }: { review: CoachReview; coach: CoachProfile }) {
  const { locale } = useUser()
  return (
    <li className="border-t border-border pt-4.5">
      <div className="flex items-center gap-3">
        <Avatar firstName={review.firstName} lastName="" className="size-10 text-sm" />
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-ui font-semibold">{review.firstName}</h3>
          <p className="text-xs text-muted">{monthOf(review.at, locale)}</p>
        </div>
        <span className="inline-flex items-center gap-1 text-sm font-semibold">
          <Star size={16} strokeWidth={1.75} aria-hidden className="fill-star text-star" />
          {review.stars}
          <span className="sr-only"> out of 5</span>
        </span>
      </div>
      {review.text && <p className="mt-3 whitespace-pre-line">{review.text}</p>}
      {review.answer && (
        <div className="mt-3 ml-4 rounded-option border border-[color-mix(in_oklab,var(--chart-4)_38%,transparent)] bg-bubble-coach px-4 py-3 text-sm">
          <p className="mb-1 flex items-center gap-2 font-semibold">
            <CoachPortrait coach={coach} className="size-7 text-xs" />
            {coach.user.firstName} answered
          </p>
          <p className="whitespace-pre-line">{review.answer.text}</p>
        </div>
      )}
    </li>
  )
}

/** What clients wrote, newest first, and the coach's answers. */
export function CoachReviews({ coach }: { coach: CoachProfile }) {
  const [all, setAll] = useState(false)
  const { reviews, reviewCount, rating, starCounts } = coach
  return (
    <Card aria-labelledby="reviews">
      <CardHeader title="Reviews" id="reviews">
        <span className="text-sm text-muted">only from people {coach.user.firstName} has coached</span>
      </CardHeader>
      {reviewCount === 0 ? (
        <p className="text-ui text-muted">No reviews yet. The first one could be yours.</p>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4">
            <div>
              <p className="figure text-[2.75rem] leading-none font-[640]">{rating}</p>
              <p className="mt-1 text-sm text-muted">{count(reviewCount, 'review')}</p>
            </div>
            <Shares counts={starCounts} all={reviewCount} />
          </div>
          <ul className="grid gap-4.5">
            {(all ? reviews : reviews.slice(0, SHOWN_AT_FIRST)).map((review) => (
              <Review key={review.id} review={review} coach={coach} />
            ))}
          </ul>
          {!all && reviews.length > SHOWN_AT_FIRST && (
            <Button variant="secondary" className="mt-5 w-full" onClick={() => setAll(true)}>
              Show more reviews
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
