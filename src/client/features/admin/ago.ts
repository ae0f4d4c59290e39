import { count } from '#client/lib/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago an instant was, in its largest unit: '2 days', '3 hours', 'just now'. */
export function ago(instant: string, now: number = Date.now()): string {
  const gone = now - Date.parse(instant)
  if (gone >= DAY) return count(Math.floor(gone / DAY), 'day')
  if (gone >= HOUR) return count(Math.floor(gone / HOUR), 'hour')
  return gone >= MINUTE ? count(Math.floor(gone / MINUTE), 'minute') : 'just now'
}
