import { CircleAlert } from 'lucide-react'
import type { SignInView } from '#shared/sign-in'

type FieldName = 'email' | 'password' | 'firstName' | 'lastName'

type SignInFieldProps = {
  name: FieldName
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  value?: string
  hint?: string
  maxLength: number
  focus: boolean
  error: SignInView['error']
}

/** A labelled input of a plain form. The sentence that helps stands under the field it is about and is read with it. */
export function SignInField(props: SignInFieldProps) {
  const { name, label, type = 'text', autoComplete, value, hint, maxLength, focus, error } = props
  const message = error?.field === name ? error.message : null
  const described = [hint ? `${name}-hint` : '', message ? `${name}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      <div className="relative">
        <input
          className="field-input"
          id={name}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? 'words' : 'none'}
          spellCheck={false}
          defaultValue={value}
          maxLength={maxLength}
          required
          // biome-ignore lint/a11y/noAutofocus: the page is this form, and after an error the field in question is next
          autoFocus={focus}
          aria-invalid={message ? true : undefined}
          aria-describedby={described || undefined}
        />
        {type === 'password' && (
          <button type="button" className="reveal" data-reveal={name} hidden>
            Show
          </button>
        )}
      </div>
      {hint && (
        <p className="mt-1.5 text-sm text-muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p className="field-error" id={`${name}-error`} role="alert">
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
          {message}
        </p>
      )}
    </div>
  )
}
