import { BadgeCheck, Star } from 'lucide-react'
import { count } from '#client/lib/format'
import type { Coach } from '#shared/coaches'

/** A rating to one decimal; 5.0 for a coach nobody has rated yet. */
const ratingOf = ({ rating, reviewCount }: Pick<Coach, 'rating' | 'reviewCount'>): string => (reviewCount > 0 ? rating : '5.0')

export const Verified = () => (
  <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
    <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
    Verified
  </span>
)

/** "4.9 (86 reviews)" with its star. */
export const Rating = ({ coach }: { coach: Coach }) => (
  <span className="inline-flex items-center gap-1 text-sm">
    <Star size={16} strokeWidth={1.75} aria-hidden className="fill-star text-star" />
    <span className="sr-only">Rated</span>
    <b className="font-semibold">{ratingOf(coach)}</b>
    <span className="text-muted">({count(coach.reviewCount, 'review')})</span>
  </span>
)
