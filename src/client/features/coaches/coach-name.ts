import type { Coach } from '#shared/coaches'

export const nameOf = ({ user }: Pick<Coach, 'user'>): string => `${user.firstName} ${user.lastName}`.trim()

/** A coach's rate in cents of a rand, as prices are made from. */
export const rateOf = ({ hourlyRate }: Pick<Coach, 'hourlyRate'>): number => Math.round(Number(hourlyRate) * 100)

const GROUNDS = [
  'bg-[color-mix(in_oklab,var(--sun)_30%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-4)_22%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-5)_22%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-3)_20%,var(--surface))]',
  'bg-[color-mix(in_oklab,var(--chart-1)_18%,var(--surface))]',
]

/** The tint behind a coach's portrait, always theirs. */
export const groundOf = (coach: Pick<Coach, 'user'>): string =>
  GROUNDS[[...nameOf(coach)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length] as string
