import { trpc } from '#client/lib/trpc'

/** The person's week: its days, and on which of them something moved or was talked over. */
export function useWeek() {
  const [goals] = trpc.goals.week.useSuspenseQuery()
  const [chat] = trpc.chat.week.useSuspenseQuery()
  const [sessions] = trpc.sessions.week.useSuspenseQuery()
  const days = new Set([...goals.days, ...chat.days])
  return {
    week: goals.week,
    today: goals.today,
    isActive: (day: string) => days.has(day),
    activeDays: goals.week.filter((day) => days.has(day)).length,
    sessionsDone: sessions.done,
    talks: chat.talks,
    progressChange: goals.progressChange,
  }
}
