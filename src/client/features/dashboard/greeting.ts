/** The greeting of an hour of the day. */
export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning'
  if (hour >= 12 && hour < 18) return 'Good afternoon'
  return 'Good evening'
}

const TIMES = ['', 'once', 'on two days', 'on three days', 'on four days', 'on five days', 'on six days', 'every day']

/** One true sentence about the week so far. */
export function encouragement(activeDays: number, goals: number): string {
  if (activeDays > 0)
    return `You showed up ${TIMES[activeDays] ?? 'every day'} this week.${activeDays === 1 ? ' That counts.' : ''}`
  return goals === 0 ? 'One small step is enough to begin.' : 'A quiet week so far. One small step is enough.'
}
