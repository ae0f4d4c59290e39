import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cn } from '../lib/class-names'

const loadDialog = () => import('./help-now-dialog')
const HelpNowDialog = lazy(loadDialog)

/** The way to people who help right now; stands on every screen. */
export function HelpNow({ className }: { className?: string }) {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        className={cn('inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-semibold', className)}
      >
        <LifeBuoy size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        Get help now
      </button>
      {opened && (
        <Suspense>
          <HelpNowDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
