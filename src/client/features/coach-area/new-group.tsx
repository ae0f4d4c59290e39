import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'

const load = () => import('./group-form')
const GroupForm = lazy(load)

/** The button that opens the form for a group. */
export function NewGroup() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={load} onFocus={load}>
        <Users size={18} strokeWidth={1.75} aria-hidden />
        New group session
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A new group session"
        description="People see it among your times and take a seat each, at 70% of your rate."
      >
        <Suspense fallback={<p role="status">Loading</p>}>
          <GroupForm onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
