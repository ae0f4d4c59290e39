import { type BaseInputTemplateProps, type FieldTemplateProps, getInputProps, type WidgetProps } from '@rjsf/utils'
import { CircleAlert } from 'lucide-react'
import { controlClass } from '../ui/field'

const described = (id: string) => `${id}__said`

/** A field in our looks: label above, sentence below. */
export function FieldLook({
  id,
  label,
  required,
  displayLabel,
  rawErrors = [],
  rawDescription,
  children,
  schema,
}: FieldTemplateProps) {
  const nested = schema.type === 'object' || schema.type === 'array'
  if (schema.type === 'object' && !displayLabel) return <div>{children}</div>
  return (
    <div className="min-w-0">
      {displayLabel && !nested && schema.type !== 'boolean' && (
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {label}
          {!required && <span className="font-normal text-muted"> (optional)</span>}
        </label>
      )}
      {children}
      {rawErrors.length > 0 ? (
        <p id={described(id)} className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {rawErrors.join(' ')}
        </p>
      ) : (
        rawDescription && (
          <p id={described(id)} className="mt-1.5 text-xs text-muted">
            {rawDescription}
          </p>
        )
      )}
    </div>
  )
}

const wiring = (id: string, rawErrors: string[] | undefined) => ({
  id,
  'aria-invalid': rawErrors?.length ? true : undefined,
  'aria-describedby': rawErrors?.length ? described(id) : undefined,
})

/** An emptied field is not sent, unless it is a text that has to be there. */
const emptied = (required: boolean | undefined, type: unknown) => (required && type === 'string' ? '' : undefined)

export function InputLook({
  id,
  value,
  onChange,
  options,
  schema,
  type,
  required,
  rawErrors,
  placeholder,
}: BaseInputTemplateProps) {
  return (
    <input
      {...wiring(id, rawErrors)}
      {...getInputProps(schema, type, options)}
      autoComplete="off"
      value={value ?? ''}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value === '' ? emptied(required, schema.type) : target.value)}
      className={controlClass}
    />
  )
}

export const TextareaLook = ({ id, value, onChange, schema, required, rawErrors }: WidgetProps) => (
  <textarea
    {...wiring(id, rawErrors)}
    rows={3}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? emptied(required, schema.type) : target.value)}
    className={`${controlClass} block resize-y`}
  />
)

export function SelectLook({ id, value, onChange, options, rawErrors }: WidgetProps) {
  const choices = options.enumOptions ?? []
  const at = choices.findIndex((choice) => choice.value === value)
  return (
    <select
      {...wiring(id, rawErrors)}
      value={at < 0 ? '' : String(at)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choices[Number(target.value)]?.value)}
      className={controlClass}
    >
      <option value="">Not sent</option>
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

/** Yes, no, or not sent at all: three things to a server, and a tick box knows two. */
export const YesNoLook = ({ id, value, label, required, onChange, rawErrors }: WidgetProps) => (
  <>
    <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
      {label}
      {!required && <span className="font-normal text-muted"> (optional)</span>}
    </label>
    <select
      {...wiring(id, rawErrors)}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
      className={controlClass}
    >
      <option value="">Not sent</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  </>
)
