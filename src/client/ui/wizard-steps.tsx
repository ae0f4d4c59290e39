import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { cn } from '../lib/class-names'

type Props = {
  names: readonly string[]
  /** The current one, counted from 1; beyond the last all are done. */
  current: number
  className?: string
}

/** Where one is in a wizard: arch numbers, a tick where it is done, the sun where one is. A phone shows the current name only. */
export const WizardSteps = ({ names, current, className }: Props) => (
  <ol
    aria-label={`Step ${Math.min(current, names.length)} of ${names.length}`}
    className={cn('flex items-center gap-2 md:gap-3', className)}
  >
    {names.map((name, at) => {
      const step = at + 1
      const isDone = step < current
      const isCurrent = step === current
      return (
        <Fragment key={name}>
          {at > 0 && (
            <li aria-hidden className={cn('h-0.5 min-w-1.5 flex-1 rounded-full', step <= current ? 'bg-success' : 'bg-border')} />
          )}
          <li
            aria-current={isCurrent ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2.5 text-ui font-[550] md:whitespace-nowrap',
              isCurrent ? 'text-text' : 'text-muted',
            )}
          >
            <span
              className={cn(
                'grid h-8 w-7.5 shrink-0 place-items-center rounded-arch text-sm font-[650]',
                isDone ? 'bg-success-soft text-success' : isCurrent ? 'bg-sun text-on-sun' : 'bg-tint',
              )}
            >
              {isDone ? <Check size={16} strokeWidth={2.25} role="img" aria-label="Done:" /> : step}
            </span>
            <span className={isCurrent ? undefined : 'max-md:sr-only'}>{name}</span>
          </li>
        </Fragment>
      )
    })}
  </ol>
)
