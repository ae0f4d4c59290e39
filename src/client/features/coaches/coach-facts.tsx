import { BadgeCheck, Star } from 'lucide-react'
import { count } from '#client/lib/format'
import type { Coach } from '#shared/coaches'

export const Verified = () => (
  <span className="inline-flex items-center gap-1 text-xs font-semibold whitespace-nowrap text-success">
    <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
    Verified
  </span>
)

/** "4.9 (86 reviews)" with its star. */
export const Rating = ({ coach: { rating, reviewCount } }: { coach: Pick<Coach, 'rating' | 'reviewCount'> }) => (
  <span className="inline-flex items-center gap-1 text-sm whitespace-nowrap">
    <Star size={16} strokeWidth={1.75} aria-hidden className="fill-star text-star" />
    <span className="sr-only">Rated</span>
    <b className="font-semibold">{rating}</b>
    <span className="text-muted">({count(reviewCount, 'review')})</span>
  </span>
)
