import { useLayoutEffect, useRef } from 'react'

/**
 * For a dialog opened by a control it does not contain: remembers what had the focus and gives it back on closing.
 * Pass the result as `onCloseAutoFocus`.
 */
export function useReturnFocus(open: boolean) {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
  }
}
