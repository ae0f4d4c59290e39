type Model = { apiKey: string; baseURL?: string | undefined }

const WAIT_MS = 5000

/** What keeps the model from answering, in a sentence; null when its address takes our key. Costs no tokens. */
export async function modelFault({ apiKey, baseURL }: Model): Promise<string | null> {
  const base = (baseURL ?? 'https://api.openai.com/v1').replace(/\/$/, '')
  try {
    const headers = { authorization: `Bearer ${apiKey}` }
    const { status } = await fetch(`${base}/models`, { headers, signal: AbortSignal.timeout(WAIT_MS) })
    if (status === 401 || status === 403) return `${base} refuses the key.`
    return status < 500 ? null : `${base} answers ${status}.`
  } catch {
    return `${base} does not answer.`
  }
}
