type Failure = { code: string | null; message: string | null }

/** What the server said about a call that failed; nulls when it never answered. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || !('data' in error)) return { code: null, message: null }
  const data = error.data as { code?: string } | null | undefined
  return { code: data?.code ?? null, message: data?.code ? error.message : null }
}

/** A refusal's own sentence when the server gave one worth reading, else the one given. */
export function sentenceOf(error: unknown, otherwise: string): string {
  const { code, message } = failureOf(error)
  return message && (code === 'BAD_REQUEST' || code === 'CONFLICT' || code === 'TOO_MANY_REQUESTS') && !message.startsWith('[')
    ? message
    : otherwise
}
