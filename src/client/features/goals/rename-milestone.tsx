import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/button'
import { Field, Input } from '#client/ui/field'

type Props = { title: string; onSave: (title: string) => Promise<unknown>; onClose: () => void }

/** A milestone's words, open for changing. Enter keeps them, Esc leaves them. */
export function RenameMilestone({ title, onSave, onClose }: Props) {
  const [value, setValue] = useState(title)
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const next = value.trim()
    if (next === '' || next === title) return onClose()
    setPending(true)
    // The refusal has been shown by whoever saves; the words stay for another try.
    await onSave(next).then(onClose, () => setPending(false))
  }
  return (
    <form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()} className="flex flex-wrap gap-2">
      <Field label="Milestone" hideLabel className="min-w-48 flex-1 max-md:basis-full">
        <Input autoFocus maxLength={200} value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" pending={pending}>
        Save
      </Button>
    </form>
  )
}
