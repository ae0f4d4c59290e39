import { Lock, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Field, Textarea } from '#client/ui/field'
import { Segments } from '#client/ui/segments'
import type { SessionDetail, SessionNote } from '#shared/session-detail'
import { NoteItem } from './note-item'
import { sayFailed } from './say-failed'
import { useSessionCache } from './use-session-cache'

const LENGTH = 4000

/** Notes for both, and notes nobody else reads. */
export function NotesCard({ session }: { session: SessionDetail }) {
  const { id, other, written } = session
  const cache = useSessionCache()
  const [text, setText] = useState('')
  const [reach, setReach] = useState<'both' | 'own'>('both')
  const [edited, setEdited] = useState<SessionNote | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const save = trpc.sessions.saveNote.useMutation({
    onSuccess: async () => {
      setText('')
      setEdited(null)
      await cache.touched(id)
    },
    onError: (failure) => sayFailed(failure, 'Your note was not saved. Please try again.'),
  })
  const submit = () => {
    if (!text.trim()) {
      field.current?.focus()
      return setError('Please write something first.')
    }
    save.mutate({ sessionId: id, ...(edited && { id: edited.id }), shared: reach === 'both', text })
  }
  const edit = (note: SessionNote | null) => {
    setEdited(note)
    setText(note?.text ?? '')
    setError(undefined)
    if (note) setReach(note.shared ? 'both' : 'own')
    field.current?.focus()
  }
  return (
    <Card aria-labelledby="notes-title">
      <CardHeader title="Notes" id="notes-title" />
      {written.length > 0 && (
        <ul className="mb-5 grid gap-3">
          {written.map((note) => (
            <NoteItem key={note.id} note={note} sessionId={id} otherName={other.firstName} onEdit={() => edit(note)} />
          ))}
        </ul>
      )}
      <Segments
        label="Who can read it"
        hideLabel
        value={reach}
        options={[
          { value: 'both', label: `With ${other.firstName}`, Icon: Users },
          { value: 'own', label: 'Only me', Icon: Lock },
        ]}
        onPick={setReach}
      />
      <Field label={edited ? 'Change your note' : 'A new note'} error={error} className="mt-4" hideLabel>
        <Textarea
          ref={field}
          value={text}
          rows={4}
          maxLength={LENGTH}
          placeholder="What happened last, what you want from the hour"
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-xs text-muted">
          {reach === 'both' ? `You and ${other.firstName} can read this.` : 'Nobody but you reads this.'} Stored encrypted.
        </p>
        <div className="flex gap-2">
          {edited && (
            <Button variant="ghost" size="sm" onClick={() => edit(null)}>
              Leave it as it was
            </Button>
          )}
          <Button variant="secondary" size="sm" pending={save.isPending} onClick={submit}>
            {edited ? 'Save change' : 'Save note'}
          </Button>
        </div>
      </div>
    </Card>
  )
}
