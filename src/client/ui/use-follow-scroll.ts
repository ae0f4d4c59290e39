import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near the end still counts as being there. */
const NEAR = 48

/**
 * Keeps a scrolling list at its end while the reader is there and lets go once they scroll up. `first` is the id of
 * the first thing shown: when older things come in front, what is being read stays where it is.
 */
export function useFollowScroll(first: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const seen = useRef({ top: 0, height: 0, first })
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    const box = list.current
    if (!box) return
    following.current = true
    setAtEnd(true)
    box.scrollTop = box.scrollHeight
    seen.current.top = box.scrollTop
  }, [])

  const onScroll = useCallback(() => {
    const box = list.current
    if (!box) return
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    const up = box.scrollTop < seen.current.top && left > 1
    if (up) following.current = false
    else if (left <= NEAR) following.current = true
    seen.current.top = box.scrollTop
    setAtEnd(following.current)
  }, [])

  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    const grown = box.scrollHeight - seen.current.height
    if (seen.current.first !== first && seen.current.first !== undefined && !following.current) box.scrollTop += grown
    seen.current = { top: box.scrollTop, height: box.scrollHeight, first }
  }, [first])

  useEffect(() => {
    const box = list.current
    const inner = content.current
    if (!box || !inner) return
    const watcher = new ResizeObserver(() => {
      seen.current.height = box.scrollHeight
      // While one changes an own message, that is what is looked at.
      const changing = document.activeElement?.tagName === 'TEXTAREA' && inner.contains(document.activeElement)
      if (following.current && !changing) toEnd()
    })
    watcher.observe(box)
    watcher.observe(inner)
    toEnd()
    return () => watcher.disconnect()
  }, [toEnd])

  return { list, content, onScroll, atEnd, toEnd }
}
