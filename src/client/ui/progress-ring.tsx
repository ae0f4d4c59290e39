import type { ReactNode } from 'react'

const RADIUS = 54
const LENGTH = 2 * Math.PI * RADIUS

type Props = { value: number; label: string; color?: string; size?: number; children?: ReactNode }

/** A ring that fills to `value` percent, with the figure and a word inside. */
export const ProgressRing = ({ value, label, color = 'var(--primary)', size = 104, children }: Props) => (
  <div className="relative grid shrink-0 place-items-center">
    <svg viewBox="0 0 128 128" width={size} height={size} role="img" aria-label={label}>
      <circle cx="64" cy="64" r={RADIUS} fill="none" stroke="var(--track)" strokeWidth="10" />
      {value > 0 && (
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          fill="none"
          stroke={color}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * value) / 100} ${LENGTH}`}
          transform="rotate(-90 64 64)"
          className="transition-[stroke-dasharray] duration-420 ease-out"
        />
      )}
    </svg>
    <div className="absolute text-center" aria-hidden>
      {children}
    </div>
  </div>
)
