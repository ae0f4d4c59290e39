import type { RefObject } from 'react'

/**
 * For what hangs from a button it does not contain: closing gives the button the focus back, and a press on it does not
 * count as one outside, because the button itself opens and closes. Spread into the Radix content.
 */
export const useAnchorButton = (button: RefObject<HTMLElement | null>) => ({
  onCloseAutoFocus(event: Event) {
    event.preventDefault()
    button.current?.focus()
  },
  onInteractOutside(event: Event) {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
  },
})
