import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After going to another screen the reading position is its heading, as after loading a page. */
export function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('main')
        const heading = main?.querySelector<HTMLElement>('h1') ?? main
        if (!heading || heading.contains(document.activeElement)) return
        heading.tabIndex = -1
        heading.style.outline = 'none'
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
