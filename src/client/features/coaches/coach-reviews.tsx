import { useEffect, useRef } from 'react'
import { count } from '#client/lib/format'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import type { CoachProfile } from '#shared/coaches'
import { CoachReview } from './coach-review'
import { useCoachReviews } from './use-coach-reviews'

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

/** What clients wrote, newest first, and the coach's answers. */
export function CoachReviews({ coach }: { coach: CoachProfile }) {
  const { reviewCount, rating, starCounts } = coach
  const { shown, hasMore, isLoading, isError, more } = useCoachReviews(coach)
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(shown.length)
  // the button one pressed may be gone; reading goes on at the first of those that came
  useEffect(() => {
    const first = list.current?.children[before.current]
    before.current = shown.length
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [shown.length])
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
          <ul ref={list} className="grid gap-4.5">
            {shown.map((review) => (
              <CoachReview key={review.id} review={review} coach={coach} />
            ))}
          </ul>
          {isError && (
            <p role="alert" className="mt-5 text-sm text-danger">
              More reviews did not load. Please try again.
            </p>
          )}
          {hasMore && (
            <Button variant="secondary" className="mt-5 w-full" pending={isLoading} onClick={more}>
              Show more reviews
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
