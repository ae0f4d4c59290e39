import { generateOpenApiDocument } from 'trpc-to-openapi'
import { appRouter } from './router'

type Schema = Record<string, unknown>
type Operation = { responses?: Record<string, Schema>; security?: unknown }
type Document = ReturnType<typeof generateOpenApiDocument>

const MESSAGE = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
  additionalProperties: false,
}
const refusal = (description: string) => ({ description, content: { 'application/json': { schema: MESSAGE } } })

/** What the generator writes differently from what we answer: errors are `{ message }`. */
function corrected(operation: Operation) {
  for (const status of Object.keys(operation.responses ?? {}))
    if (status !== '200') (operation.responses as Record<string, Schema>)[status] = refusal('A sentence that says why.')
}

let made: Document | undefined

/** The OpenAPI document of the REST paths, made once from the labels on the procedures. */
export function openApiDocument(origin: string): Document {
  if (made) return made
  const document = generateOpenApiDocument(appRouter, {
    title: 'Nolo',
    version: '1',
    baseUrl: origin,
    description: 'The REST paths of Nolo. Signed in means the cookie that POST /api/login sets. Errors are { message }.',
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: origin.startsWith('https') ? '__Host-nolo_session' : 'nolo_session' },
    },
  })
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>))
      if (typeof operation === 'object') corrected(operation)
  made = document
  return document
}
