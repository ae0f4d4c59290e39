import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while this device has no network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** What stands where Nolo would be thinking. */
export const OFFLINE = 'hears you once you are online again'
