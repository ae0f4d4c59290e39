import { trpc } from '#client/lib/trpc'
import type { Goal, GoalDetail } from '#shared/goals'

/** Writes what a call answered into every list that shows it, then has the sums read again. */
export function useGoalCache() {
  const { goals } = trpc.useUtils()
  const recount = () => Promise.all([goals.list.invalidate(), goals.week.invalidate()])
  return {
    added(goal: Goal) {
      goals.list.setData(undefined, (list) => list && [...list, goal])
      void recount()
    },
    changed(goal: Goal) {
      goals.list.setData(undefined, (list) => list?.map((known) => (known.id === goal.id ? goal : known)))
      goals.detail.setData({ id: goal.id }, (detail) => detail && { ...detail, ...goal })
      void recount()
    },
    changedDetail(detail: GoalDetail) {
      const { milestones, createdAt, updatedAt, ...goal } = detail
      goals.detail.setData({ id: detail.id }, detail)
      goals.list.setData(undefined, (list) => list?.map((known) => (known.id === goal.id ? goal : known)))
      void recount()
    },
    removed(id: string) {
      goals.list.setData(undefined, (list) => list?.filter((goal) => goal.id !== id))
      void Promise.all([recount(), goals.listDeleted.invalidate()])
    },
    broughtBack(goal: Goal) {
      goals.list.setData(undefined, (list) => list && [...list.filter((known) => known.id !== goal.id), goal])
      goals.listDeleted.setData(undefined, (list) => list?.filter((known) => known.id !== goal.id))
      void Promise.all([recount(), goals.listDeleted.invalidate(), goals.detail.invalidate({ id: goal.id })])
    },
  }
}
