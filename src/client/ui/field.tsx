import { CircleAlert } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cn } from '../lib/class-names'

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean }
const FieldContext = createContext<Wiring | null>(null)

/** What a control inside a Field needs to be labelled by it. */
export function useFieldControl() {
  const wiring = use(FieldContext)
  return wiring ? { id: wiring.id, 'aria-describedby': wiring.describedBy, 'aria-invalid': wiring.invalid || undefined } : {}
}

type FieldProps = {
  label: string
  error?: string
  hint?: string
  optional?: boolean
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label above one control, and under it the sentence that helps. */
export function Field({ label, error, hint, optional = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export const controlClass =
  'w-full min-h-11 rounded-control border border-field bg-raised px-3.5 py-2 text-base text-text placeholder:text-muted md:text-ui aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:opacity-60'

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...useFieldControl()} className={cn(controlClass, className)} {...rest} />
)

export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...useFieldControl()} rows={rows} className={cn(controlClass, 'block resize-y', className)} {...rest} />
)
