import { useLayoutEffect, useRef, useState } from 'react'

/** A list of which the first few are shown until all are asked for; the focus then goes on to the first of the others. */
export function useShowAll<List extends HTMLElement>(first: number) {
  const [all, setAll] = useState(false)
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    if (all) list.current?.children[first]?.querySelector<HTMLElement>('a, button, summary')?.focus()
  }, [all, first])
  return { list, shown: all ? undefined : first, showAll: () => setAll(true) }
}
