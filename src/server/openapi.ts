import type { AnyRouter } from '@trpc/server'
import { generateOpenApiDocument } from 'trpc-to-openapi'
import type * as z from 'zod'
import { SOMETHING_WENT_WRONG } from './core/errors'
import type { ProcedureMeta } from './core/trpc'
import { BODY_EXAMPLES, TAGS } from './openapi-words'
import { appRouter } from './router'
import { sentencesOf } from './schema-sentences'

type Json = Record<string, unknown>
type Operation = {
  tags?: string[]
  security?: unknown
  parameters?: unknown[]
  requestBody?: { content: { 'application/json': Json } }
  responses: Record<string, Json>
}
type Labelled = { _def: { meta?: ProcedureMeta; inputs: z.ZodType[] } }
type Document = ReturnType<typeof generateOpenApiDocument>

const ERROR = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
  additionalProperties: false,
}
const refusal = (description: string, message: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { message } } },
})
const IDEMPOTENCY_KEY = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'Send the same key again and the call is made once: for a day the same body gets the same answer.',
  schema: { type: 'string', maxLength: 200 },
}

/** What each status means here; every error is a sentence. */
function refusals(method: string, inputs: z.ZodType[], named: boolean, open: boolean): Record<string, Json> {
  const [sentence = 'That input is not right.'] = inputs.flatMap((schema) => [...sentencesOf(schema)])
  const writes = method !== 'get'
  return {
    ...(inputs.length > 0 ? { 400: refusal('The input is not right.', sentence) } : {}),
    ...(open ? {} : { 401: refusal('Nobody is signed in.', 'Unauthorized') }),
    ...(writes ? { 403: refusal('A browser says that another site asked.', 'This request came from another site.') } : {}),
    ...(named ? { 404: refusal('What the id names is not there, or not yours.', 'We could not find that.') } : {}),
    ...(writes
      ? {
          409: refusal('It does not fit what is there now.', 'That Idempotency-Key was used for another request.'),
          413: refusal('The body is too large.', 'That is more than 64 kB.'),
          415: refusal('The body is not JSON.', 'Please send JSON with the content type application/json.'),
        }
      : {}),
    429: refusal('Too many calls; Retry-After says how long to wait.', 'That was a lot at once. Please try again in a moment.'),
    500: refusal('A fault of ours.', SOMETHING_WENT_WRONG),
  }
}

/** Where the generator writes differently from what we answer. */
function corrected(operation: Operation, path: string, method: string, { meta, inputs }: Labelled['_def']) {
  const open = meta?.access === 'anyone'
  const { 200: success, 404: missing } = operation.responses
  operation.security = open ? [] : [{ session: [] }]
  operation.responses = {
    200: { ...success, description: 'The answer.' },
    ...refusals(method, inputs, missing !== undefined || path.includes('{'), open),
  }
  if (method !== 'get') operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY]
  const example = BODY_EXAMPLES[`${method} ${path}`]
  if (example && operation.requestBody) operation.requestBody.content['application/json'].example = example
}

let made: Document | undefined

/** The OpenAPI document of the REST paths, made once from the labels on the procedures. */
export function openApiDocument(origin: string): Document {
  if (made) return made
  const document = generateOpenApiDocument(appRouter, {
    title: 'Nolo API',
    version: '1',
    baseUrl: origin,
    description: [
      'The REST paths of Nolo, the AI coach and the human coaches beside it.',
      'Sign in with `POST /api/login`, a form of `email` and `password`, and keep the cookie it sets; this page uses your own.',
      'Every error is `{ "message": "…" }`, a sentence for a person. Times are UTC in ISO 8601, days are `YYYY-MM-DD`.',
    ].join('\n\n'),
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: origin.startsWith('https') ? '__Host-nolo_session' : 'nolo_session',
        description: 'Set by POST /api/login.',
      },
    },
  })
  for (const { _def } of Object.values<Labelled>((appRouter as AnyRouter)._def.procedures)) {
    const label = _def.meta?.openapi
    const method = label?.method?.toLowerCase() ?? ''
    const operation = (document.paths?.[label?.path ?? ''] as Record<string, Operation> | undefined)?.[method]
    if (label?.path && operation) corrected(operation, label.path, method, _def)
  }
  document.components = { ...document.components, schemas: { Error: ERROR } as never }
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((path) => Object.values(path).flatMap(({ tags }) => tags ?? [])),
  )
  document.tags = [...used].map((name) => ({ name, ...TAGS[name] }))
  made = document
  return document
}
