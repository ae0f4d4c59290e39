import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#client/ui/icon-button'

const loadPanel = () => import('./side-drawer-panel')
const SideDrawerPanel = lazy(loadPanel)

/** The links on a small screen, behind three strokes. */
export function SideDrawer() {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-ml-2.5 lg:hidden"
        onClick={show}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <Menu size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {opened && (
        <Suspense>
          <SideDrawerPanel open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
