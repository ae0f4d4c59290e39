import { useId } from 'react'
import { Sunburst } from './sunburst'

/** A small dawn over a horizon, above a sentence that says what is not there yet. */
export function Dawn({ className = 'h-24 w-40' }: { className?: string }) {
  const sky = useId()
  return (
    <svg viewBox="0 0 160 96" aria-hidden className={className}>
      <clipPath id={sky}>
        <rect width="160" height="84" />
      </clipPath>
      <g clipPath={`url(#${sky})`}>
        <g transform="translate(80 84) scale(.48)">
          <Sunburst cx={0} cy={0} from={76} to={149} stroke="var(--star)" peak={0.75} />
          <circle r="58" fill="#fdb443" />
        </g>
      </g>
      <path d="M12 84h136" stroke="var(--border-strong)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
