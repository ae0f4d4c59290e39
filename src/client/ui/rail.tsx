import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names'

export type RailStep = { title: string; text: ReactNode; state: 'done' | 'current' | 'ahead' }

/** A wizard upright, for waiting on others: what is done, where it stands, what comes. */
export const Rail = ({ steps, label }: { steps: readonly RailStep[]; label: string }) => (
  <ol aria-label={label}>
    {steps.map(({ title, text, state }, at) => (
      <li
        key={title}
        aria-current={state === 'current' ? 'step' : undefined}
        className="relative grid grid-cols-[1.875rem_minmax(0,1fr)] gap-x-3.5 pb-5.5 last:pb-0"
      >
        <span
          className={cn(
            'grid h-8 w-7.5 place-items-center rounded-arch text-sm font-[650]',
            state === 'done' ? 'bg-success-soft text-success' : state === 'current' ? 'bg-sun text-on-sun' : 'bg-tint text-muted',
          )}
        >
          {state === 'done' ? <Check size={16} strokeWidth={2.25} role="img" aria-label="Done:" /> : at + 1}
        </span>
        {at < steps.length - 1 && (
          <span
            aria-hidden
            className={cn('absolute top-9 bottom-1 left-3.5 w-0.5 rounded-full', state === 'done' ? 'bg-success' : 'bg-border')}
          />
        )}
        <div className="pt-1">
          <p className="font-semibold">{title}</p>
          <div className="text-sm text-muted">{text}</div>
        </div>
      </li>
    ))}
  </ol>
)
