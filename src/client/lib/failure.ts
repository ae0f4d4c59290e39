type Failure = { code: string | null; message: string | null; field: string | null }

/** What the server said about a call that failed; nulls when it never answered. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || !('data' in error)) return { code: null, message: null, field: null }
  const data = error.data as { code?: string; field?: string } | null | undefined
  return { code: data?.code ?? null, message: data?.code ? error.message : null, field: data?.field ?? null }
}

const REFUSALS = new Set(['BAD_REQUEST', 'CONFLICT', 'PRECONDITION_FAILED', 'TOO_MANY_REQUESTS'])

/** A refusal's own sentence when the server gave one worth reading, else the one given. */
export function sentenceOf(error: unknown, otherwise: string): string {
  const { code, message } = failureOf(error)
  return code && message && REFUSALS.has(code) && !message.startsWith('[') ? message : otherwise
}
