import { useEffect, useRef, useState } from 'react'
import { MESSAGE_LENGTH } from '#shared/chat'
import { isBlank } from '#shared/text'
import { type Reader, timeOfDay } from '../../lib/chat-times'
import { Button } from '../../ui/button'
import { ownBubble } from '../../ui/talk-layout'
import { useGrowing } from '../../ui/use-growing'
import { OwnActions } from './message-actions'
import { TurnFrame } from './turn-frame'

function EditOwn({ text, onCancel, onSend }: { text: string; onCancel: () => void; onSend: (text: string) => void }) {
  const [changed, setChanged] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowing(field, changed)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const unusable = isBlank(changed) || changed.length > MESSAGE_LENGTH
  return (
    <form
      className="col-span-full grid gap-2 justify-self-stretch"
      onSubmit={(event) => {
        event.preventDefault()
        if (!unusable) onSend(changed)
      }}
    >
      <textarea
        ref={field}
        aria-label="Your message"
        value={changed}
        rows={2}
        onChange={(event) => setChanged(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onCancel()
        }}
        className="max-h-60 w-full resize-none rounded-card border border-field bg-raised px-4 py-3 text-base"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-xs text-muted max-md:basis-full">What follows this message is taken away.</p>
        <Button size="sm" variant="secondary" onClick={onCancel}>
          Keep it
        </Button>
        <Button size="sm" type="submit" disabled={unusable}>
          Send again
        </Button>
      </div>
    </form>
  )
}

type Props = {
  text: string
  createdAt: string
  reader: Reader
  /** Left out while nothing can be sent. */
  onResend?: (text: string) => void
}

/** What the person said. */
export function OwnTurn({ text, createdAt, reader, onResend }: Props) {
  const [editing, setEditing] = useState(false)
  return (
    <TurnFrame own>
      <p className="sr-only">You, {timeOfDay(createdAt, reader)}</p>
      {editing && onResend ? (
        <EditOwn
          text={text}
          onCancel={() => setEditing(false)}
          onSend={(changed) => {
            setEditing(false)
            onResend(changed)
          }}
        />
      ) : (
        <>
          <div className={ownBubble}>{text}</div>
          <OwnActions text={text} onEdit={onResend && (() => setEditing(true))} />
        </>
      )}
    </TurnFrame>
  )
}
