import type { ComponentProps } from 'react'
import { Field, Textarea } from '#client/ui/field'

type Props = ComponentProps<'textarea'> & {
  label: string
  error?: string | undefined
  hint?: string
  typed: string
  least: number
}

/** A field for sentences; while it has too few letters it says how many there are. */
export const LongText = ({ label, error, hint, typed, least, ...rest }: Props) => (
  <div className="relative">
    <Field label={label} error={error} hint={hint}>
      <Textarea {...rest} aria-required />
    </Field>
    {typed.trim().length > 0 && typed.trim().length < least && (
      <p className="figure absolute top-0.5 right-0 text-xs text-muted">
        {typed.trim().length} of {least}
      </p>
    )}
  </div>
)
