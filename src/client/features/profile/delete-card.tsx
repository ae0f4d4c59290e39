import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { DeleteAccountDialog } from './delete-account-dialog'

/** The way out for good. */
export function DeleteCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="delete-title">
      <h2 id="delete-title">Delete account</h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">We show you first what goes and what stays.</p>
      <Button variant="secondary" className="w-full text-danger!" onClick={() => setOpen(true)}>
        <Trash2 size={18} strokeWidth={1.75} aria-hidden />
        Delete my account
      </Button>
      <DeleteAccountDialog open={open} onOpenChange={setOpen} />
    </Card>
  )
}
