import { useLayoutEffect, useRef } from 'react'

/**
 * For a dialog opened by a control it does not contain: remembers what had the focus and gives it back on closing; where
 * that went with what was deleted, to the screen. Pass the result as `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean) {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    const back = before.current?.isConnected ? before.current : document.getElementById('main')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
}
