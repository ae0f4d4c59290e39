import { ATTACHMENT, Attachment } from '#shared/coach-application'

const FAILED = 'This file did not arrive. Please try again.'

/** '312 kB', '1.1 MB'. */
export const fileSize = (bytes: number): string =>
  bytes < 1000 * 1000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1000 / 1000).toFixed(1)} MB`

/** Sends a file as it is; answers with what was kept or with the sentence why not. */
export async function sendCertificate(file: File): Promise<{ kept?: Attachment; refused?: string }> {
  if (file.size > ATTACHMENT.bytes) return { refused: 'A file may have 5 MB at most.' }
  try {
    const answer = await fetch(`${ATTACHMENT.path}?name=${encodeURIComponent(file.name.slice(0, 200))}`, {
      method: 'POST',
      headers: { 'content-type': file.type || 'application/octet-stream' },
      body: file,
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { kept: Attachment.parse(body) }
    const message = body && typeof body === 'object' && 'message' in body ? body.message : null
    return { refused: typeof message === 'string' && answer.status < 500 ? message : FAILED }
  } catch {
    return { refused: FAILED }
  }
}
