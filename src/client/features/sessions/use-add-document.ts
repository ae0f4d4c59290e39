import { useMutation } from '@tanstack/react-query'
import { useToast } from '#client/ui/toast'
import { DOCUMENT, documentsPath } from '#shared/session-detail'
import { useSessionCache } from './use-session-cache'

const FAILED = 'The file was not added. Please try again.'
const TOO_LARGE = 'Please add a file of at most 5 MB.'

class Refused extends Error {}

async function send(sessionId: string, file: File): Promise<void> {
  if (file.size > DOCUMENT.bytes) throw new Refused(TOO_LARGE)
  const answer = await fetch(`${documentsPath(sessionId)}?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  })
  if (answer.ok) return
  const said: { message?: string } | null = await answer.json().catch(() => null)
  throw new Refused(answer.status < 500 ? (said?.message ?? FAILED) : FAILED)
}

/** Adds a file to a session's documents, and says why where that did not work. */
export function useAddDocument(sessionId: string) {
  const { touched } = useSessionCache()
  const toast = useToast()
  return useMutation({
    mutationFn: (file: File) => send(sessionId, file),
    onSuccess: () => touched(sessionId),
    onError: (error) =>
      toast({ title: 'Error', description: error instanceof Refused ? error.message : FAILED, variant: 'destructive' }),
  })
}
