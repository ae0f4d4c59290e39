import { useId } from 'react'

type Ring = { radius: number; dots: number; width: number; dash?: string; opacity: number }

/** Dotted rings around a sun, fading outwards: `scale` 1 is a sun of radius 58. */
const RINGS: Ring[] = [
  { radius: 76, dots: 32, width: 4.2, dash: '0 1', opacity: 0.75 },
  { radius: 90, dots: 26, width: 13, dash: '0.14 0.86', opacity: 0.55 },
  { radius: 109, dots: 76, width: 2.4, dash: '0 1', opacity: 0.51 },
  { radius: 123, dots: 1, width: 1.4, opacity: 0.33 },
  { radius: 135, dots: 57, width: 4.2, dash: '0 1', opacity: 0.32 },
  { radius: 149, dots: 28, width: 20, dash: '0.09 0.91', opacity: 0.16 },
  { radius: 173, dots: 72, width: 4.2, dash: '0 1', opacity: 0.08 },
]

/** The sun with its rings, as a group for an svg of one's own. */
export const SunRings = ({
  cx,
  cy,
  scale = 1,
  rings = RINGS.length,
}: {
  cx: number
  cy: number
  scale?: number
  rings?: number
}) => (
  <g transform={`translate(${cx} ${cy}) scale(${scale})`}>
    {RINGS.slice(0, rings).map((ring) => (
      <circle
        key={ring.radius}
        r={ring.radius}
        fill="none"
        stroke="var(--dots, var(--banner-dots))"
        strokeOpacity={ring.opacity}
        strokeWidth={ring.width}
        strokeLinecap={ring.dash === '0 1' ? 'round' : undefined}
        pathLength={ring.dash ? ring.dots : undefined}
        strokeDasharray={ring.dash}
      />
    ))}
    <circle r="58" fill="#fdb443" />
  </g>
)

/** A small dawn over a horizon, above a sentence that says what is not there yet. */
export function Dawn({ className = 'h-24 w-40' }: { className?: string }) {
  const sky = useId()
  return (
    <svg viewBox="0 0 160 96" aria-hidden className={className}>
      <clipPath id={sky}>
        <rect width="160" height="84" />
      </clipPath>
      <g clipPath={`url(#${sky})`} style={{ '--dots': 'var(--star)' }}>
        <SunRings cx={80} cy={84} scale={0.48} rings={5} />
      </g>
      <path d="M12 84h136" stroke="var(--border-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
