import { Download, FileText, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { IconButton } from '#client/ui/icon-button'
import { DOCUMENT, documentsPath, type SessionDetail, type SessionDocument } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useAddDocument } from './use-add-document'
import { useSessionCache } from './use-session-cache'

const KILO = 1024
const sizeOf = (bytes: number) =>
  bytes < KILO * KILO ? `${Math.max(Math.round(bytes / KILO), 1)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`

/** Files from either side, up and down. */
export function DocumentsCard({ session }: { session: SessionDetail }) {
  const { id, documents, other } = session
  const cache = useSessionCache()
  const input = useRef<HTMLInputElement>(null)
  const add = useAddDocument(id)
  const [leaving, setLeaving] = useState<SessionDocument | null>(null)
  const remove = trpc.sessions.removeDocument.useMutation({
    // gone from the page before the dialog closes, so that the focus does not go back to it
    onSuccess: async () => {
      await cache.touched(id)
      setLeaving(null)
    },
    onError: (error) => sayFailed(error, 'That file was not removed. Please try again.'),
  })
  const isFull = documents.length >= DOCUMENT.count
  return (
    <Card aria-labelledby="documents-title">
      <CardHeader title="Documents" id="documents-title">
        <Button variant="secondary" size="sm" pending={add.isPending} disabled={isFull} onClick={() => input.current?.click()}>
          <Upload size={18} strokeWidth={1.75} aria-hidden />
          Add
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Add a document"
          accept={DOCUMENT.types.join(',')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) add.mutate(file)
          }}
        />
      </CardHeader>
      {documents.length === 0 ? (
        <p className="text-ui text-muted">Nothing here yet. PDF, PNG or JPEG, up to 5 MB each.</p>
      ) : (
        <ul className="grid gap-2">
          {documents.map((file) => (
            <li key={file.id} className="flex min-h-13 items-center gap-3 rounded-control border border-border py-1 pr-1 pl-3.5">
              <FileText size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <b className="block font-semibold wrap-anywhere">{file.name}</b>
                <span className="text-sm text-muted">
                  from {file.own ? 'you' : file.firstName}, {sizeOf(file.bytes)}
                </span>
              </span>
              {file.own && (
                <IconButton label={`Remove ${file.name}`} onClick={() => setLeaving(file)}>
                  <Trash2 size={18} strokeWidth={1.75} aria-hidden />
                </IconButton>
              )}
              <a
                href={`${documentsPath(id)}/${file.id}`}
                download={file.name}
                aria-label={`Download ${file.name}`}
                className="grid size-11 place-items-center rounded-control text-muted hover:bg-tint hover:text-text"
              >
                <Download size={18} strokeWidth={1.75} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Remove this file?"
        consequence={`${leaving?.name ?? 'It'} cannot be brought back. ${other.firstName} can no longer open it either.`}
        confirm="Remove file"
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ id: leaving.id })}
      />
      {isFull && <p className="mt-3 text-sm text-muted">There is room for {DOCUMENT.count} files. Remove one to add another.</p>}
    </Card>
  )
}
