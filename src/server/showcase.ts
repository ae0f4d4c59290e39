import { RATE } from '#shared/coach-options'
import type { LandingCoach } from '#shared/landing'
import { convertMinor, formatMinor } from '#shared/money'
import type { Deps } from './core/deps'
import { bestRated } from './features/coaches/service'

const SHOWN = 3
const SPECIALTIES_SHOWN = 2
const LOOK_AGAIN_MS = 5 * 60_000

/** In dollars, as everything on the front door; whole where nothing is lost by it. */
const inDollars = (rate: string) =>
  formatMinor(convertMinor(Math.round(Number(rate) * 100), RATE.currency, 'USD'), 'USD').replace(/\.00$/, '')

/** The coaches of the front door: the best rated who can be booked, looked up every few minutes. */
export function showcase({ store, clock }: Pick<Deps, 'store' | 'clock'>): () => Promise<LandingCoach[]> {
  let kept: { coaches: Promise<LandingCoach[]>; until: number } | undefined
  const read = async () =>
    (await bestRated(store.db, SHOWN)).map(({ user, headline, bio, rating, hourlyRate, specialties }) => ({
      firstName: user.firstName,
      lastName: user.lastName,
      image: user.profileImageUrl,
      title: headline,
      bio,
      rating,
      rate: inDollars(hourlyRate),
      specialties: specialties.slice(0, SPECIALTIES_SHOWN),
    }))
  return () => {
    if (!kept || clock.now() >= kept.until) {
      const coaches = read()
      kept = { coaches, until: clock.now() + LOOK_AGAIN_MS }
      coaches.catch(() => (kept = undefined))
    }
    return kept.coaches
  }
}
