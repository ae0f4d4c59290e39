import { useEffect } from 'react'

/** Esc ends the running reply, unless something nearer used the key or a dialog is open. */
export function useStopKey(stop: (() => void) | undefined) {
  useEffect(() => {
    if (!stop) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')) return
      stop()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [stop])
}
