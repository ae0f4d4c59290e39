import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Option<V> = { value: V; label: string; Icon?: LucideIcon; detail?: string }
type Props<V> = {
  label: string
  hideLabel?: boolean
  value: V
  options: readonly Option<V>[]
  onPick: (value: V) => void
  hint?: string
  disabled?: boolean
}

/** One of a few, side by side. */
export function Segments<V extends string | number>({ label, hideLabel, value, options, onPick, hint, disabled }: Props<V>) {
  const id = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}>{label}</legend>
      <div className="flex gap-1 rounded-[14px] bg-sunken p-1">
        {options.map(({ value: option, label, Icon, detail }) => (
          <label
            key={option}
            className="relative flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[10px] px-1 text-center text-ui font-[550] wrap-anywhere text-muted has-checked:bg-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring md:min-h-10"
          >
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onPick(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />}
            {label}
            {detail && <span className="sr-only">{detail}</span>}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
