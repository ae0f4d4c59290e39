import type { LandingCoach } from '#shared/landing'
import { Coaches } from './coaches'
import { DemoDialog } from './demo-dialog'
import { Features } from './features'
import { Hero } from './hero'
import { Pricing } from './pricing'

/** The front door. What it promises is what the product does today; what is still being built is called that. */
export function Landing({ coaches }: { coaches: readonly LandingCoach[] }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Hero />
        <Features />
        <Coaches coaches={coaches} />
        <Pricing />
      </main>
      <DemoDialog />
    </>
  )
}
