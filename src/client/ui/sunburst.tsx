type Ring = { step: number; width: number; every: number; dash: string | null; share: number }

/** One round of the pattern: dots, short strokes, fine dots, a line, dots, long strokes. It repeats outwards. */
const PATTERN: Ring[] = [
  { step: 14, width: 4.2, every: 14.9, dash: '0 1', share: 1 },
  { step: 19, width: 13, every: 21.8, dash: '.14 .86', share: 0.85 },
  { step: 14, width: 2.4, every: 9, dash: '0 1', share: 1 },
  { step: 12, width: 1.4, every: 0, dash: null, share: 0.82 },
  { step: 14, width: 4.2, every: 15, dash: '0 1', share: 1 },
  { step: 24, width: 20, every: 34, dash: '.09 .91', share: 0.74 },
]

type SunburstProps = { cx: number; cy: number; from: number; to: number; stroke?: string; peak?: number }

/** Rings of dots and strokes around a sun, fading outwards. For use inside an `svg` that is hidden from screen readers. */
export function Sunburst({ cx, cy, from, to, stroke = '#f6e7d2', peak = 0.62 }: SunburstProps) {
  const rings = []
  for (let radius = from, i = 0; radius < to; i++) {
    const ring = PATTERN[i % PATTERN.length]!
    const opacity = peak * (1 - (radius - from) / (to - from)) * ring.share
    rings.push(
      <circle
        key={radius}
        r={radius}
        strokeOpacity={opacity.toFixed(2)}
        strokeWidth={ring.width}
        strokeLinecap={ring.dash === '0 1' ? 'round' : undefined}
        pathLength={ring.dash ? Math.round((2 * Math.PI * radius) / ring.every) : undefined}
        strokeDasharray={ring.dash ?? undefined}
      />,
    )
    radius += ring.step
  }
  return (
    <g fill="none" stroke={stroke} transform={`translate(${cx} ${cy})`}>
      {rings}
    </g>
  )
}
