import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The procedure the address names after its `#`, so that a link leads to it; empty for none. */
export const useChosen = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.replace(/^#\/?/, '')))

export const choose = (path: string) => {
  location.hash = path
}
