import { useUser } from '#client/lib/session'

/** The clock this person reads. */
export function useZone(): { timeZone: string; locale: string } {
  const { timeZone, locale } = useUser()
  return { timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, locale }
}
