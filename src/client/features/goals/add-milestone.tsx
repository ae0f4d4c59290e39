import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/button'
import { Field, Input } from '#client/ui/field'

type Props = { onAdd: (title: string) => Promise<unknown>; pending: boolean }

/** One more step; the field is ready for the next as soon as one is in. */
export function AddMilestone({ onAdd, pending }: Props) {
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (title.trim() === '') return setError('Please enter a milestone title.')
    setError(undefined)
    // The refusal has been shown by whoever adds; the words stay for another try.
    await onAdd(title.trim()).then(
      () => setTitle(''),
      () => undefined,
    )
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-start gap-2">
      <Field label="Another small step" hideLabel error={error} className="min-w-56 flex-1">
        <Input
          value={title}
          maxLength={200}
          placeholder="Another small step"
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="tinted" pending={pending} className="max-md:flex-1">
        {!pending && <Plus size={18} strokeWidth={1.75} aria-hidden />}
        Add milestone
      </Button>
    </form>
  )
}
