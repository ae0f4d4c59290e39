import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { ZodError } from 'zod'
import type { Role } from '#shared/auth'
import { type Ctx, signedIn } from './context'
import { AppError, SOMETHING_WENT_WRONG } from './errors'
import { once } from './idempotency'

/** Who may call a procedure: anybody, a signed-in person, or one in that role. */
export type Access = 'anyone' | 'signed in' | Role
/**
 * What is written on a procedure beside its contracts. `once` is false where a request is not remembered by its
 * Idempotency-Key: a password or what opens an account goes through it, or every time it is done has to be noted.
 */
export type ProcedureMeta = OpenApiMeta & { access?: Access; once?: false }

const t = initTRPC
  .context<Ctx>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter({ error }) {
      // what a running subscription throws comes here past the middleware below, still as a fault
      const said = error.cause instanceof AppError ? new TRPCError({ code: error.cause.code }) : error
      return {
        code: TRPC_ERROR_CODES_BY_KEY[said.code],
        message: sentenceOf(error),
        data: { code: said.code, httpStatus: getHTTPStatusCodeFromError(said), field: fieldOf(error) },
      }
    },
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
  })

/** The sentence a person gets for an error: ours, the input's, or for any fault the same quiet one. */
export function sentenceOf(error: TRPCError): string {
  const { cause } = error
  if (cause instanceof AppError) return cause.message
  if (cause instanceof ZodError) return cause.issues[0]?.message ?? 'That input is not right.'
  return error.code === 'INTERNAL_SERVER_ERROR' ? SOMETHING_WENT_WRONG : error.message
}

/** The input field an error is about, null where it is about none. */
export function fieldOf(error: TRPCError): string | null {
  const { cause } = error
  if (cause instanceof AppError) return cause.field ?? null
  return cause instanceof ZodError ? (cause.issues[0]?.path.join('.') ?? null) : null
}

const isFault = (error: TRPCError) => error.code === 'INTERNAL_SERVER_ERROR' && !(error.cause instanceof AppError)

const refusals = t.middleware(async ({ next, ctx, path }) => {
  const result = await next()
  const outcome = result.ok ? 'ok' : isFault(result.error) ? 'failed' : 'refused'
  ctx.deps.metrics.count('trpc', path, outcome)
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof AppError) throw new TRPCError({ code: cause.code, message: cause.message, cause })
  if (result.error.code === 'INTERNAL_SERVER_ERROR')
    ctx.deps.log.error({ err: result.error, requestId: ctx.requestId, path }, 'a call failed')
  return result
})

const identified = t.middleware(async ({ next, ctx }) => {
  const person = signedIn(ctx)
  await ctx.deps.limits.consume('person', person.user.id)
  return next({ ctx: person })
})

const repeatable = t.middleware(async ({ next, ctx, path, type, meta, getRawInput }) => {
  if (type !== 'mutation' || !ctx.user || !ctx.idempotencyKey || meta?.once === false) return next()
  return once(ctx, { userId: ctx.user.id, operation: path, key: ctx.idempotencyKey, input: await getRawInput() }, next)
})

export const { router, createCallerFactory } = t
/** Open to anybody; a test lists them all. */
export const publicProcedure = t.procedure.meta({ access: 'anyone' }).use(refusals)
const signedInProcedure = publicProcedure.meta({ access: 'signed in' }).use(identified)
/** The base of everything else: a signed-in person. */
export const procedure = signedInProcedure.use(repeatable)

const asAdmin = t.middleware(async ({ next, ctx }) => {
  if (ctx.user?.role !== 'admin') throw new AppError('FORBIDDEN', "You don't have permission to access this page.")
  return next()
})
/** For administrators; anybody else is refused, before an answer they had once is given again. */
export const adminProcedure = signedInProcedure.meta({ access: 'admin' }).use(asAdmin).use(repeatable)

const asCoach = t.middleware(async ({ next, ctx }) => {
  // an administrator may be a coach as well; who has no coach page is told so by what they ask for
  if (ctx.user?.role !== 'coach' && ctx.user?.role !== 'admin') throw new AppError('FORBIDDEN', 'This part is for coaches.')
  return next()
})
/** For coaches; anybody else is refused. */
export const coachProcedure = signedInProcedure.meta({ access: 'coach' }).use(asCoach).use(repeatable)
