import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#client/lib/class-names'
import { IconButton } from '#client/ui/icon-button'
import { TimeSelect } from './time-select'

export type Opening = { start: number; end: number }

type Props = {
  /** Whose hours they are: "Monday". */
  day: string
  openings: readonly Opening[]
  onChange: (openings: Opening[]) => void
  empty: ReactNode
}

/** Where the next opening begins when one is added: an hour after the last, else at nine. */
function nextOpening(openings: readonly Opening[]): Opening | null {
  const last = Math.max(...openings.map(({ end }) => end))
  if (openings.length === 0) return { start: 540, end: 1020 }
  const start = Math.min(last + 60, 1380)
  return start > last ? { start, end: Math.min(start + 240, 1440) } : null
}

/** The hours of a day: from and to, more of them, or none. */
export function Openings({ day, openings, onChange, empty }: Props) {
  const next = nextOpening(openings)
  const change = (at: number, changed: Partial<Opening>) =>
    onChange(openings.map((opening, index) => (index === at ? { ...opening, ...changed } : opening)))
  return (
    <>
      <div
        className={cn(
          'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 md:flex-1',
          openings.length > 0 && 'max-md:order-2 max-md:w-full',
        )}
      >
        {openings.length === 0 && <span className="text-sm text-muted">{empty}</span>}
        {openings.map(({ start, end }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an opening has no name but its place
          <span key={at} className="flex min-w-0 items-center gap-2 max-md:flex-auto">
            <span className="w-26 max-md:w-auto max-md:flex-1">
              <TimeSelect
                label={`${day}, from`}
                value={start}
                to={1425}
                onChange={(minute) =>
                  change(at, { start: minute, end: Math.max(end, minute + 30) > 1440 ? 1440 : Math.max(end, minute + 15) })
                }
              />
            </span>
            <span className="text-sm text-muted">to</span>
            <span className="w-26 max-md:w-auto max-md:flex-1">
              <TimeSelect label={`${day}, to`} value={end} from={start + 15} onChange={(minute) => change(at, { end: minute })} />
            </span>
            {openings.length > 1 && (
              <IconButton
                label={`Remove ${day}, hours ${at + 1}`}
                onClick={() => onChange(openings.filter((_, index) => index !== at))}
              >
                <X size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          </span>
        ))}
      </div>
      <span className="flex max-md:order-1 md:self-start">
        {next && (
          <IconButton label={`Add hours on ${day}`} onClick={() => onChange([...openings, next])}>
            <Plus size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        {openings.length === 1 && (
          <IconButton label={`Close ${day}`} onClick={() => onChange([])}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </span>
    </>
  )
}
