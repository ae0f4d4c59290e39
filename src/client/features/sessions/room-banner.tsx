import { useEffect } from 'react'
import { sameClock, timeIn, weekdayIn } from '#client/lib/slot-times'
import { useNow } from '#client/lib/use-now'
import { cityOf } from '#client/lib/zones'
import { Sunburst } from '#client/ui/sunburst'
import type { SessionDetail } from '#shared/session-detail'
import { bannerTitle } from './banner-title'
import { partsLeft } from './countdown'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'

const LOOK_MS = 5_000

const Clock = ({ time, city, whose }: { time: string; city: string; whose: string }) => (
  <div className="flex-1 border-banner-text/24 px-4 not-first:border-l first:pl-0 md:px-7 md:last:pr-0">
    <p className="figure text-[1.75rem] leading-[1.1] font-[640]">{time}</p>
    <p className="text-sm">{city}</p>
    <p className="text-sm opacity-90">{whose}</p>
  </div>
)

/** How long it is until the session, on both clocks. Reads the session anew when it opens, begins and ends. */
export function RoomBanner({ session }: { session: SessionDetail }) {
  const now = useNow(LOOK_MS)
  const { timeZone, locale } = useZone()
  const { touched } = useSessionCache()
  const { id, scheduledAt: at, other, join, status } = session
  const passed = [join.from, at, session.noShowFrom, join.until].filter((moment) => Date.parse(moment) <= now).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a moment that has passed is a reason to ask again
  useEffect(() => void touched(id), [passed])
  const isAhead = status === 'scheduled' && now < Date.parse(at)
  const isApart = !sameClock(at, timeZone, other.timeZone)
  const day = (zone: string) => weekdayIn(zone, at, locale, true)
  return (
    <section
      data-on-sky
      aria-labelledby="room-title"
      className="relative grid items-end gap-x-8 gap-y-5 overflow-hidden rounded-panel bg-banner p-5 text-banner-text md:grid-cols-[minmax(0,1fr)_auto] md:px-9 md:py-8"
    >
      <svg
        viewBox="0 0 1152 148"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        className="pointer-events-none absolute inset-0 hidden size-full lg:block"
      >
        <g transform="translate(600 168)">
          <Sunburst cx={0} cy={0} from={76} to={149} stroke="var(--banner-dots)" peak={0.75} />
          <circle r="58" fill="#fdb443" />
        </g>
      </svg>
      <div className="relative">
        <h1 id="room-title" className="text-h2 wrap-anywhere lg:max-w-100">
          {bannerTitle(session, now)}
        </h1>
        {isAhead && (
          <p role="timer" className="mt-2 flex flex-wrap items-baseline gap-x-4">
            {partsLeft(Date.parse(at) - now).map(({ figure, unit }) => (
              <span key={unit} className="flex items-baseline gap-1.5">
                <span className="figure text-[clamp(2.5rem,5vw,3.25rem)] leading-none font-[640] tracking-tight">{figure}</span>{' '}
                {unit}
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="relative flex max-md:border-t max-md:border-banner-text/24 max-md:pt-4">
        <Clock time={timeIn(timeZone, at)} city={cityOf(timeZone)} whose={isApart ? `you, ${day(timeZone)}` : day(timeZone)} />
        {isApart && (
          <Clock
            time={timeIn(other.timeZone, at)}
            city={cityOf(other.timeZone)}
            whose={`${other.firstName}, ${day(other.timeZone)}`}
          />
        )}
      </div>
    </section>
  )
}
