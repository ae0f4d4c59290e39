import { trpc } from '#client/lib/trpc'
import type { SessionDetail } from '#shared/session-detail'

/** Writes what a call answered into the session's page, then has the lists that show it read again. */
export function useSessionCache() {
  const { sessions } = trpc.useUtils()
  const recount = () =>
    Promise.all([
      sessions.list.invalidate(),
      sessions.week.invalidate(),
      sessions.slots.invalidate(),
      sessions.cancelTerms.invalidate(),
      sessions.coachList.invalidate(),
    ])
  return {
    changed(detail: SessionDetail) {
      sessions.detail.setData({ id: detail.id }, detail)
      void recount()
    },
    slots: () => sessions.slots.invalidate(),
    /** Something in it was changed whose answer is not the whole. */
    touched: (id: string) => sessions.detail.invalidate({ id }),
  }
}
