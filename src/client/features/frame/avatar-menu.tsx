import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useUser } from '#client/lib/session'
import { Avatar } from '#client/ui/avatar'

const loadPanel = () => import('./avatar-menu-panel')
const AvatarMenuPanel = lazy(loadPanel)

/** Who is signed in; pressed, it opens what is theirs. */
export function AvatarMenu() {
  const user = useUser()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const show = (next: boolean) => {
    setOpened(true)
    setOpen(next)
  }
  return (
    <div className="relative shrink-0">
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={`Account, ${user.firstName} ${user.lastName}`.trim()}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => show(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show(true)
        }}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        className="grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <Avatar firstName={user.firstName} lastName={user.lastName} imageUrl={user.profileImageUrl} />
      </button>
      {opened && (
        <Suspense>
          <AvatarMenuPanel user={user} open={open} onOpenChange={setOpen} button={button} labelledBy={id} />
        </Suspense>
      )}
    </div>
  )
}
