import { SunRings } from '#client/ui/dawn'

/** The sun of the banner: rising in the middle, on a phone in the corner. */
export const BannerArt = () => (
  <>
    <svg
      viewBox="0 0 1152 148"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden size-full lg:block"
    >
      <SunRings cx={560} cy={168} rings={6} />
    </svg>
    <svg
      viewBox="0 0 343 200"
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full lg:hidden"
    >
      <SunRings cx={330} cy={2} scale={0.62} rings={6} />
    </svg>
  </>
)
