import { Lock, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { timeIn } from '#client/lib/slot-times'
import { trpc } from '#client/lib/trpc'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { IconButton } from '#client/ui/icon-button'
import type { SessionNote } from '#shared/session-detail'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'
import { useZone } from './use-zone'

type Props = { note: SessionNote; sessionId: string; otherName: string; onEdit: () => void }

/** One note: whose, since when, and for one's own what can be done with it. */
export function NoteItem({ note, sessionId, otherName, onEdit }: Props) {
  const { timeZone, locale } = useZone()
  const cache = useSessionCache()
  const [isAsking, setAsking] = useState(false)
  const remove = trpc.sessions.removeNote.useMutation({
    // gone from the page before the dialog closes, so that the focus does not go back to it
    onSuccess: async () => {
      await cache.touched(sessionId)
      setAsking(false)
    },
    onError: (error) => sayFailed(error, 'That note was not removed. Please try again.'),
  })
  const day = formatDay(dayIn(timeZone, new Date(note.at)), locale, dayIn(timeZone))
  return (
    <li className="rounded-option bg-tint px-4 py-3">
      <div className="flex items-center gap-2 text-sm text-muted">
        <b className="font-semibold text-text">{note.own ? 'You' : note.firstName || otherName}</b>
        <span>
          {day}, {timeIn(timeZone, note.at)}
        </span>
        {!note.shared && (
          <span className="inline-flex items-center gap-1">
            <Lock size={14} strokeWidth={1.75} aria-hidden />
            only you
          </span>
        )}
        {note.own && (
          <span className="-my-2 -mr-2 ml-auto flex">
            <IconButton label="Change note" onClick={onEdit}>
              <Pencil size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton label="Remove note" onClick={() => setAsking(true)}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove this note?"
        consequence={`It cannot be brought back.${note.shared ? ` ${otherName} can no longer read it either.` : ''}`}
        confirm="Remove note"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: note.id })}
      />
    </li>
  )
}
