import { useEffect } from 'react'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'

/** Tells the server the browser's time zone once, when the account has none: from then on "today" is the person's day. */
export function useOwnTimeZone() {
  const { timeZone } = useUser()
  const utils = trpc.useUtils()
  const { mutate, isIdle } = trpc.auth.savePreferences.useMutation({
    onSuccess: (user) => {
      utils.auth.user.setData(undefined, user)
      return Promise.all([utils.goals.week.invalidate(), utils.chat.week.invalidate(), utils.sessions.week.invalidate()])
    },
  })
  useEffect(() => {
    if (timeZone === null && isIdle) mutate({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  }, [timeZone, isIdle, mutate])
}
