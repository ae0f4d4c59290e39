import { FileText, Image, Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#client/lib/failure'
import { trpc } from '#client/lib/trpc'
import { IconButton } from '#client/ui/icon-button'
import { Spinner } from '#client/ui/spinner'
import { useToast } from '#client/ui/toast'
import { ATTACHMENT, type Attachment } from '#shared/coach-application'
import { fileSize, sendCertificate } from './send-certificate'

/** Certificates that come with the application: what is there, and a place to add one. */
export function Certificates() {
  const [{ attachments }] = trpc.coaches.application.useSuspenseQuery()
  const utils = trpc.useUtils()
  const toast = useToast()
  const [sending, setSending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const setAttachments = (change: (before: Attachment[]) => Attachment[]) =>
    utils.coaches.application.setData(undefined, (own) => own && { ...own, attachments: change(own.attachments) })
  const remove = trpc.coaches.removeAttachment.useMutation({
    onSuccess: ({ id }) => setAttachments((before) => before.filter((one) => one.id !== id)),
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'That file was not removed. Please try again.'),
        variant: 'destructive',
      }),
  })
  const add = async (files: File[]) => {
    setRefusal(null)
    for (const file of files) {
      setSending(file.name)
      const { kept, refused } = await sendCertificate(file)
      if (kept) setAttachments((before) => [...before, kept])
      if (refused) setRefusal(`${file.name}: ${refused}`)
    }
    setSending(null)
  }
  return (
    <div>
      <div className="grid gap-3 md:grid-cols-2">
        {attachments.map(({ id, name, mediaType, bytes }) => {
          const Icon = mediaType === 'application/pdf' ? FileText : Image
          return (
            <div
              key={id}
              className="flex min-w-0 items-center gap-3 rounded-control border border-border bg-surface py-2 pr-1 pl-3.5"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              <p className="min-w-0 flex-1 text-ui">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-xs text-muted">{fileSize(bytes)}, checked</span>
              </p>
              <IconButton label={`Remove ${name}`} disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
                <X size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </div>
          )
        })}
        {attachments.length < ATTACHMENT.count && (
          <label className="grid min-h-14 cursor-pointer content-center justify-items-center rounded-option border-[1.5px] border-dashed border-field px-4 py-1.5 text-center hover:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
            <input
              type="file"
              multiple
              accept={ATTACHMENT.types.join(',')}
              className="sr-only"
              disabled={sending !== null}
              onChange={({ target }) => {
                void add([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <span className="flex items-center gap-2 text-ui font-semibold text-primary">
              {sending ? <Spinner /> : <Paperclip size={18} strokeWidth={1.75} aria-hidden />}
              {sending ? 'Sending' : 'Attach a certificate'}
            </span>
            <span className="text-xs text-muted">PDF, PNG or JPEG, up to 5 MB</span>
          </label>
        )}
      </div>
      {refusal && (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {refusal}
        </p>
      )}
      <p className="mt-2 text-xs text-muted">Only you and the people who read applications see these.</p>
    </div>
  )
}
