import type { JsonSchema, PanelProcedure } from '#shared/panel'
import { Chip } from '../ui/chip'

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** A schema in a few words: `string, at most 200 long`. */
function inWords(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (Array.isArray(options)) return options.filter(isSchema).map(inWords).join(' or ')
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'anything')
  const item = isSchema(schema.items) ? ` of ${inWords(schema.items)}` : ''
  const bounds = [
    ['minimum', 'from'],
    ['maximum', 'to'],
    ['minLength', 'at least'],
    ['maxLength', 'at most'],
    ['maxItems', 'at most'],
    ['format', 'as'],
  ].flatMap(([name, word]) => (name && name in schema ? [`${word} ${schema[name]}`] : []))
  return [type + item, ...bounds].join(', ')
}

const Fields = ({ schema, required }: { schema: JsonSchema; required: readonly unknown[] }) => (
  <dl className="divide-y divide-border text-sm">
    {Object.entries((schema.properties as Record<string, JsonSchema> | undefined) ?? {}).map(([name, field]) => (
      <div key={name} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
        <dt className="font-mono font-semibold wrap-anywhere">
          {name}
          {!required.includes(name) && <span className="font-sans font-normal text-muted"> (optional)</span>}
        </dt>
        <dd className="text-muted wrap-anywhere">
          {inWords(field)}
          {field.default !== undefined && `; ${JSON.stringify(field.default)} when left out`}
        </dd>
      </div>
    ))}
  </dl>
)

function Schema({ title, schema }: { title: string; schema: JsonSchema }) {
  const isList = isSchema(schema.items)
  const shown = isList ? (schema.items as JsonSchema) : schema
  const required = Array.isArray(shown.required) ? shown.required : []
  return (
    <div>
      <h3>{isList ? `${title} a list of` : title}</h3>
      {isSchema(shown.properties) ? (
        <Fields schema={shown} required={required} />
      ) : (
        <p className="text-sm text-muted">{inWords(shown)}</p>
      )}
      <details className="mt-1 text-sm">
        <summary className="flex min-h-11 w-max cursor-pointer items-center text-primary">As JSON Schema</summary>
        <pre className="rounded-option bg-sunken p-4 font-mono whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(schema, null, 2)}
        </pre>
      </details>
    </div>
  )
}

/** What a procedure takes, gives, and may say instead. */
export const Contract = ({ procedure: { input, output, errors, kind } }: { procedure: PanelProcedure }) => (
  <div className="grid gap-5">
    {input ? <Schema title="Takes" schema={input} /> : <p className="text-ui text-muted">Takes nothing.</p>}
    {output ? (
      <Schema title="Gives" schema={output} />
    ) : (
      <p className="text-ui text-muted">{kind === 'subscription' ? 'Gives a stream of events.' : 'Gives nothing.'}</p>
    )}
    {errors.length > 0 && (
      <div>
        <h3>May answer instead</h3>
        <ul className="mt-2 divide-y divide-border">
          {errors.map(({ code, sentences }) => (
            <li key={code} className="py-2 text-sm">
              <Chip tone="danger">{code}</Chip>
              <ul className="mt-1.5 grid gap-1 text-muted">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
