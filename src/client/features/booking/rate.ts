import type { Coach } from '#shared/coaches'

/** A coach's rate in cents of a rand, as prices are made from. */
export const rateOf = ({ hourlyRate }: Pick<Coach, 'hourlyRate'>): number => Math.round(Number(hourlyRate) * 100)

/** A rating to one decimal; 5.0 for a coach nobody has rated yet. */
export const ratingOf = ({ rating, reviewCount }: Pick<Coach, 'rating' | 'reviewCount'>): string =>
  reviewCount > 0 ? rating : '5.0'

export const nameOf = ({ user }: Pick<Coach, 'user'>): string => `${user.firstName} ${user.lastName}`.trim()
