/** A coach as the front door shows them; the rate in dollars. */
export type LandingCoach = {
  firstName: string
  lastName: string
  image: string | null
  title: string
  bio: string
  rating: string
  rate: string
  specialties: readonly string[]
}
