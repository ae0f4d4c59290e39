import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'

type Details = { field?: string; retryAfterSeconds?: number; cause?: unknown }

/** A refusal with a sentence for the person. Codes are tRPC's; `field` names the input it is about. */
export class AppError extends Error {
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: TRPC_ERROR_CODE_KEY,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause })
    this.field = details.field
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** What a person hears of a fault that is ours. */
export const SOMETHING_WENT_WRONG = 'Something went wrong.'
