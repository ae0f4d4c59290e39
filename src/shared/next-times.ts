import type { SlotQuery } from './sessions'

const LOOK_AHEAD_DAYS = 31

/** What a coach's page asks for its next free times, from a day on the reader's clock; the same on both sides, for the cache. */
export const nextTimes = (coachId: string, timeZone: string, from: string): SlotQuery => ({
  coachId,
  from,
  days: LOOK_AHEAD_DAYS,
  duration: 60,
  sessionType: 'individual',
  timeZone,
})
