import { dayIn } from './format'
import { useUser } from './session'

/** The person's day (`YYYY-MM-DD`) and how they write dates. */
export function useToday() {
  const { timeZone, locale } = useUser()
  return { today: dayIn(timeZone), locale, timeZone }
}
