import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { JsonSchema } from '#shared/panel'

/** From this many characters on, a text gets several lines. */
const LONG = 500

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

/** "X or null" asks for a choice before the value; the form asks for X, and leaves null to the JSON tab. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf
  if (!Array.isArray(options)) return schema
  const left = options.filter((option) => isSchema(option) && option.type !== 'null')
  if (left.length !== 1) return { ...schema, anyOf: left }
  const { anyOf: _, ...rest } = schema
  return { ...rest, ...(left[0] as JsonSchema) }
}

/** The schema as the form draws it. */
export function formSchema(schema: JsonSchema): RJSFSchema {
  const plain = withoutNull(schema)
  const drawn = { ...plain }
  if (isSchema(plain.properties))
    drawn.properties = Object.fromEntries(
      Object.entries(plain.properties).map(([name, field]) => [name, isSchema(field) ? formSchema(field) : field]),
    )
  if (isSchema(plain.items)) drawn.items = formSchema(plain.items)
  return drawn as RJSFSchema
}

/** How fields look: long texts in several lines. */
export const formLook = (schema: RJSFSchema): UiSchema => ({
  'ui:submitButtonOptions': { norender: true },
  ...Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => isSchema(field) && field.type === 'string' && Number(field.maxLength ?? 0) >= LONG)
      .map(([name]) => [name, { 'ui:widget': 'textarea' }]),
  ),
})

export const hasForm = (schema: JsonSchema | null): schema is JsonSchema => isSchema(schema) && isSchema(schema.properties)

/** What a form begins with: its texts empty where they are required, so that the server's own sentence answers. */
export function startValue(schema: JsonSchema | null): unknown {
  if (!hasForm(schema) || !Array.isArray(schema.required)) return {}
  const fields = schema.properties as Record<string, JsonSchema>
  return Object.fromEntries(
    schema.required.filter((name) => fields[name]?.type === 'string' && !fields[name]?.enum).map((name) => [name, '']),
  )
}
