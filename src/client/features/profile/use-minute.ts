import { useEffect, useState } from 'react'
import { formatTime } from '#client/lib/format'

const CHECK_MS = 10_000

/** The time of day in a zone ("09:12"), kept right while it is looked at. */
export function useMinute(timeZone: string, locale: string): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return formatTime(now, locale, timeZone)
}
