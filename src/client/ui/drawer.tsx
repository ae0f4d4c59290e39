import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { scrimClass } from './dialog'
import { DialogClose } from './dialog-close'
import { useReturnFocus } from './use-return-focus'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; title: string; children: ReactNode }

/** A panel that comes in from the left on small screens. */
export function Drawer({ open, onOpenChange, title, children }: Props) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,86vw)] flex-col overflow-y-auto rounded-r-3xl border-r border-border bg-raised p-4 shadow-float outline-none data-[state=open]:animate-[slide-in_220ms_var(--ease-out)]"
        >
          <div className="flex items-center justify-between gap-2 pl-2">
            <Radix.Title className="text-h3">{title}</Radix.Title>
            <DialogClose />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
