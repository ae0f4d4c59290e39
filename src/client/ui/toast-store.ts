export type Toast = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it, left of the close button. */
  action?: { label: string; onClick: () => void }
}
export type ShownToast = Toast & { id: number }

let shown: ShownToast | null = null
let lastId = 0
let isLast = false
const listeners = new Set<() => void>()

const publish = (next: ShownToast | null) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message; a new one takes the place of the one before, so there is never more than one. */
export const toast = (message: Toast) => {
  if (!isLast) publish({ ...message, id: ++lastId })
}

/** Shows a message that none may take the place of: the page is about to be left for what it says. */
export function lastToast(message: Toast) {
  toast(message)
  isLast = true
}

/** Takes the message away, unless another has taken its place. */
export const dismissToast = (id: number) => {
  if (shown?.id === id) publish(null)
}

export const shownToast = () => shown
export const onToast = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
