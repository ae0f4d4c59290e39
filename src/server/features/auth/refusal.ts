import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ZodError } from 'zod'
import { AppError } from '#server/core/errors'
import type { SignInView } from '#shared/sign-in'

type Field = NonNullable<SignInView['error']>['field']
const FIELDS: readonly Field[] = ['email', 'password', 'firstName', 'lastName']

/** What a refused form says, about which field, under which status. Faults of ours go on to the server's own handler. */
export function refusalOf(error: unknown) {
  if (error instanceof ZodError) {
    const issue = error.issues[0]
    return { message: issue?.message ?? 'Please look at the form again.', about: fieldOf(issue?.path[0]), status: 400 as const }
  }
  if (!(error instanceof AppError)) throw error
  const status = getHTTPStatusCodeFromError(new TRPCError({ code: error.code })) as ContentfulStatusCode
  return { message: error.message, about: fieldOf(error.field), status, retryAfterSeconds: error.retryAfterSeconds }
}

const fieldOf = (name: unknown): Field => FIELDS.find((field) => field === name) ?? null
