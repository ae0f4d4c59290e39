import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { onToast, shownToast, toast } from './toast-store'

const loadRegion = () => import('./toast-region')
const ToastRegion = lazy(loadRegion)

/** `const toast = useToast()`, then `toast({ title, description, variant, action })`. */
export const useToast = () => toast

/** For a screen whose right side is read and typed in: messages stand over the column at its left instead. */
export function useToastsAside() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.toasts = 'aside'
    return () => {
      delete dataset.toasts
    }
  }, [])
}

/** The place of messages. Its code comes with the first press or key, before anything can go wrong that needs it. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  const any = useSyncExternalStore(onToast, shownToast) !== null
  useEffect(() => {
    const want = () => setWanted(true)
    const once = new AbortController()
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, want, { once: true, signal: once.signal })
    return () => once.abort()
  }, [])
  return <Suspense>{(wanted || any) && <ToastRegion />}</Suspense>
}
