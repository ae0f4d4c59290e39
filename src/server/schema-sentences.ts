type Part = { _zod: { def: object } }

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && '_zod' in value

/** What a definition holds further down: wrapped schemas, a shape's fields, options, checks. */
const partsOf = (def: object): Part[] =>
  Object.values(def)
    .flatMap((value) => (isPart(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value)))
    .filter(isPart)

/** Every sentence written into a zod schema, from the outside in. */
export function* sentencesOf(schema: Part, seen = new Set<Part>()): Generator<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const { def } = schema._zod
  if ('error' in def && typeof def.error === 'function') {
    const said: unknown = def.error({ code: 'custom', input: undefined, path: [] })
    const sentence = isMessage(said) ? said.message : said
    if (typeof sentence === 'string' && sentence !== '') yield sentence
  }
  for (const part of partsOf(def)) yield* sentencesOf(part, seen)
}

const isMessage = (value: unknown): value is { message: unknown } =>
  typeof value === 'object' && value !== null && 'message' in value
