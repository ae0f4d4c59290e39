import { Link } from '@tanstack/react-router'
import { Sunburst } from '#client/ui/sunburst'
import { COACH_SHARE } from '#shared/coach-options'

/** For those who would rather be on the other side of the table. */
export const BecomeCoach = () => (
  <section
    data-on-sky
    aria-labelledby="become-a-coach"
    className="relative mt-2 overflow-hidden rounded-panel bg-banner p-5 text-banner-text md:px-9 md:py-9"
  >
    <svg
      viewBox="0 0 1152 148"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="pointer-events-none absolute inset-0 hidden size-full lg:block"
    >
      <g transform="translate(700 160)">
        <Sunburst cx={0} cy={0} from={76} to={149} stroke="var(--banner-dots)" peak={0.75} />
        <circle r="58" fill="#fdb443" />
      </g>
    </svg>
    <div className="relative flex flex-wrap items-center justify-between gap-5">
      <div>
        <h2 id="become-a-coach" className="text-[1.625rem]">
          Want to Become a Coach?
        </h2>
        <p className="mt-1.5 opacity-90">Set your own rate and hours. {COACH_SHARE * 100}% of every session is yours.</p>
      </div>
      <Link
        to="/apply-coach"
        className="inline-flex min-h-11 items-center justify-center rounded-control bg-sun px-4.5 text-ui font-semibold text-on-sun"
      >
        Apply to Coach
      </Link>
    </div>
  </section>
)
