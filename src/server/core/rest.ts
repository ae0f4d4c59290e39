import { type AnyRouter, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OpenApiMeta } from 'trpc-to-openapi'
import * as z from 'zod'
import { AppError } from './errors'
import { sentenceOf } from './trpc'

type Labelled = { _def: { meta?: OpenApiMeta; inputs: unknown[] } }
type Caller = { [key: string]: Caller } & ((input: unknown) => Promise<unknown>)

/** `/api/x/{id}` as Hono writes it: `/api/x/:id`. */
const honoPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** The JSON object a request carries, {} when it carries nothing; whatever else it is, is refused. */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!/^application\/([\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON with the content type application/json.')
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('BAD_REQUEST', 'Please send a JSON object.')
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('BAD_REQUEST', 'That is not valid JSON.', { cause: error })
  }
}

/** An error as every REST path answers it: status and `{ message }`. */
export function restError(c: Context, error: unknown): Response {
  const known = error instanceof TRPCError ? error : fromApp(error)
  const retryAfter = known.cause instanceof AppError ? known.cause.retryAfterSeconds : undefined
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return c.json({ message: sentenceOf(known) }, getHTTPStatusCodeFromError(known) as ContentfulStatusCode)
}

const fromApp = (cause: unknown) =>
  new TRPCError({ code: cause instanceof AppError ? cause.code : 'INTERNAL_SERVER_ERROR', cause })

/** Serves every procedure that carries a REST label at its path, by calling that procedure. The path's id wins over the body's. */
export function restPaths(router: AnyRouter, callerFor: (c: Context) => Promise<unknown>): Hono {
  const app = new Hono()
  for (const [name, procedure] of Object.entries<Labelled>(router._def.procedures)) {
    const label = procedure._def.meta?.openapi
    if (!label) continue
    const takesNothing = procedure._def.inputs[0] instanceof z.ZodVoid
    app.on(label.method, honoPath(label.path), async (c) => {
      try {
        const body = label.method === 'GET' ? {} : await jsonBody(c)
        const call = name.split('.').reduce((node, key) => node[key] as Caller, (await callerFor(c)) as Caller)
        const answer = await call(takesNothing ? undefined : { ...body, ...c.req.query(), ...c.req.param() })
        return c.json(answer)
      } catch (error) {
        return restError(c, error)
      }
    })
  }
  return app
}
