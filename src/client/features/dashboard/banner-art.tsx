import { Sunburst } from '#client/ui/sunburst'

const Sun = ({ place }: { place: string }) => (
  <g transform={place}>
    <Sunburst cx={0} cy={0} from={76} to={149} stroke="var(--banner-dots)" peak={0.75} />
    <circle r="58" fill="#fdb443" />
  </g>
)

/** The sun of the banner: rising in the middle, on a phone in the corner. */
export const BannerArt = () => (
  <>
    <svg
      viewBox="0 0 1152 148"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden size-full xl:block"
    >
      <Sun place="translate(515 168)" />
    </svg>
    <svg
      viewBox="0 0 343 200"
      preserveAspectRatio="xMaxYMin meet"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full xl:hidden"
    >
      <Sun place="translate(330 2) scale(.62)" />
    </svg>
  </>
)
