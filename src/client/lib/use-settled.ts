import { useEffect, useState } from 'react'

/** False at first, true a moment after the first picture: for what may come once the screen is there. */
export function useSettled(afterMs = 2500): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return settled
}
