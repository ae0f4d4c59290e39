import { Check, CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'

type Props<T extends string> = {
  legend: string
  /** Said after the legend, quieter. */
  aside?: string
  options: readonly T[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
  error?: string | undefined
  /** The first box, for whoever leads here. */
  ref?: Ref<HTMLInputElement>
}

/** Some of a closed list: pills that are checkboxes. What is chosen keeps the list's order. */
export function Picks<T extends string>({ legend, aside, options, chosen, onChange, error, ref }: Props<T>) {
  const errorId = useId()
  const toggle = (option: T, on: boolean) => onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {legend}
        {aside && <span className="font-normal text-muted"> ({aside})</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label
            key={option}
            className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-border-strong bg-raised px-3.5 text-sm font-[550] transition-colors duration-120 select-none hover:bg-tint has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring md:min-h-10"
          >
            <input
              ref={at === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
              aria-invalid={error ? true : undefined}
              className="peer sr-only"
            />
            <Check size={16} strokeWidth={2.25} aria-hidden className="hidden peer-checked:block" />
            {option}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
