import type { ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question: "Delete this conversation?" */
  title: string
  /** What goes and what stays. */
  consequence: ReactNode
  /** The words on the two buttons, saying what happens: "Keep it", "Delete conversation". */
  keep?: string
  confirm: string
  onConfirm: () => void
  pending?: boolean
}

/** Asked before something that is hard to take back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  consequence,
  keep = 'Keep it',
  confirm,
  onConfirm,
  pending = false,
}: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={consequence}
      actions={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
