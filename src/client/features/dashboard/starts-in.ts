import { count } from '#client/lib/format'

/** "Starts in 3 days", "Starts in 2 hours and 5 minutes", "It has begun" */
export function startsIn(scheduledAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(scheduledAt) - now) / 60_000)
  if (minutes <= 0) return 'It has begun'
  if (minutes >= 2 * 1440) return `Starts in ${count(Math.floor(minutes / 1440), 'day')}`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && count(hours, 'hour'), rest > 0 && count(rest, 'minute')].filter(Boolean)
  return `Starts in ${parts.join(' and ')}`
}
