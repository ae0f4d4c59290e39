import { useEffect, useRef, useState } from 'react'
import type { ConversationSummary } from '#shared/chat'
import { isBlank } from '#shared/text'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field, Input } from '../../ui/field'

type Props = {
  conversation: ConversationSummary
  open: boolean
  pending: boolean
  onOpenChange: (open: boolean) => void
  onRename: (title: string) => void
}
const TITLE_LENGTH = 120

function RenameForm({ conversation, pending, onOpenChange, onRename }: Omit<Props, 'open'>) {
  const [title, setTitle] = useState(conversation.title)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBlank(title)) setError('Please enter a title.')
        else if (!pending) onRename(title)
      }}
    >
      <Field label="Title" error={error}>
        <Input
          ref={field}
          value={title}
          maxLength={TITLE_LENGTH}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Keep it
        </Button>
        <Button type="submit" pending={pending}>
          Rename
        </Button>
      </div>
    </form>
  )
}

/** Gives a conversation another name. */
export const RenameDialog = ({ open, ...rest }: Props) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Rename conversation">
    <RenameForm {...rest} />
  </Dialog>
)
