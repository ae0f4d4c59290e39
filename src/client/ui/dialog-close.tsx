import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { cn } from '../lib/class-names'

/** The cross in the corner of a dialog or drawer. */
export const DialogClose = ({ className }: { className?: string }) => (
  <Dialog.Close
    aria-label="Close"
    className={cn(
      'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:bg-tint hover:text-text',
      className,
    )}
  >
    <X size={20} strokeWidth={1.75} aria-hidden />
  </Dialog.Close>
)
