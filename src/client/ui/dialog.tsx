import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../lib/class-names'
import { DialogClose } from './dialog-close'
import { useReturnFocus } from './use-return-focus'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the foot, the safe choice left. */
  actions?: ReactNode
  /** Beside what one was reading, where there is room: at the right edge instead of in the middle. */
  aside?: boolean
  className?: string
}

export const scrimClass = 'fixed inset-0 z-40 bg-scrim/55 data-[state=open]:animate-[appear_220ms_ease-out]'

/** One begins at the first thing to fill in, else a mere question's safe choice, and not the cross. */
function toFirstThing(event: Event) {
  const dialog = event.currentTarget as HTMLElement | null
  const first =
    dialog?.querySelector<HTMLElement>('input:not([type=hidden]),textarea') ??
    dialog?.querySelector<HTMLElement>('[data-safe] button')
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** A dialog in the middle; on a phone a sheet that rises from the foot, with room above it for a message. Esc, the cross and the scrim close it. */
export function Dialog({ open, onOpenChange, title, description, children, actions, aside = false, className }: Props) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <div
          className={cn(
            'pointer-events-none fixed inset-0 z-50 grid items-end',
            aside ? 'md:items-stretch md:justify-items-end' : 'md:place-items-center md:p-6',
          )}
        >
          <Radix.Content
            data-sheet=""
            onOpenAutoFocus={toFirstThing}
            onCloseAutoFocus={returnFocus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cn(
              'pointer-events-auto w-full overflow-y-auto rounded-t-3xl border border-border bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float outline-none data-[state=open]:animate-rise max-md:max-h-[max(100dvh-7.5rem,min(92dvh,24rem))] md:p-6',
              aside ? 'md:max-w-100 md:rounded-l-3xl md:rounded-tr-none' : 'md:max-h-[92dvh] md:max-w-132 md:rounded-3xl',
              className,
            )}
          >
            <header className="flex items-start justify-between gap-4">
              <Radix.Title className="pt-1">{title}</Radix.Title>
              <DialogClose className="-mt-1.5 -mr-2" />
            </header>
            {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            {children && <div className="mt-5">{children}</div>}
            {actions && (
              <div data-safe={children ? undefined : ''} className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
                {actions}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
