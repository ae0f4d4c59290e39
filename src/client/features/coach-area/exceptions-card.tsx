import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Dialog } from '#client/ui/dialog'
import { IconButton } from '#client/ui/icon-button'

type Exception = { key: string; days: string; means: string; remove: string; onRemove: () => void }

type Props = {
  title: string
  add: string
  empty: string
  exceptions: readonly Exception[]
  dialog: { title: string; description: string }
  form: (onDone: () => void) => ReactNode
}

/** Days on which the week's hours do not count: a row each, and the dialog to add one. */
export function ExceptionsCard({ title, add, empty, exceptions, dialog, form }: Props) {
  const [open, setOpen] = useState(false)
  const adder = useRef<HTMLButtonElement>(null)
  const id = title.toLowerCase().replace(' ', '-')
  return (
    <Card aria-labelledby={id}>
      <CardHeader title={title} id={id} className="mb-3">
        <Button
          ref={adder}
          variant="ghost"
          className="-my-2 -mr-4.5 text-primary!"
          onClick={() => setOpen(true)}
          aria-label={add}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add
        </Button>
      </CardHeader>
      {exceptions.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ul className="divide-y divide-border text-sm">
        {exceptions.map(({ key, days, means, remove, onRemove }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
            <span>
              <b className="font-semibold">{days}</b>
              <span className="block text-muted tabular-nums">{means}</span>
            </span>
            <IconButton
              label={remove}
              onClick={() => {
                onRemove()
                // the button pressed goes with its row
                adder.current?.focus()
              }}
            >
              <X size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Dialog open={open} onOpenChange={setOpen} {...dialog}>
        {form(() => setOpen(false))}
      </Dialog>
    </Card>
  )
}

type FormProps = { confirm: string; onConfirm: () => void; onDone: () => void; children: ReactNode }

/** The fields of such a dialog, above its two buttons. */
export const ExceptionForm = ({ confirm, onConfirm, onDone, children }: FormProps) => (
  <div className="grid gap-4">
    {children}
    <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
      <Button variant="secondary" onClick={onDone}>
        Leave it
      </Button>
      <Button onClick={onConfirm}>{confirm}</Button>
    </div>
  </div>
)
