import { nameOf } from '#client/lib/coach'
import type { Coach } from '#shared/coaches'

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
