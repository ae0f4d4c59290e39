import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: string | undefined }

/** One thing to agree to: a 24 px box with its words, and under them the sentence that helps. */
export function Checkbox({ children, error, ...rest }: Props) {
  const errorId = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-chip border-[1.5px] border-field bg-raised text-transparent peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring peer-aria-invalid:border-danger"
        >
          <Check size={16} strokeWidth={2.5} />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <p id={errorId} role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
