import { useSearch } from '@tanstack/react-router'
import { DeletedGoals } from '#client/features/goals/deleted-goals'
import { GoalList } from '#client/features/goals/goal-list'
import { GoalsHead } from '#client/features/goals/goals-head'
import { StatusFilter } from '#client/features/goals/status-filter'
import { type Api, trpc } from '#client/lib/trpc'
import { Page } from '#client/ui/page'

export const load = async (api: Api) => {
  await Promise.all([api.goals.list.ensureData(), api.goals.listDeleted.ensureData()])
}

export default function GoalsPage() {
  const { status } = useSearch({ from: '/goals' })
  const [goals] = trpc.goals.list.useSuspenseQuery()
  return (
    <Page title="Goals">
      <GoalsHead goals={goals} />
      <div className="mt-4 mb-4 md:mb-5">
        <StatusFilter goals={goals} status={status} />
      </div>
      <GoalList goals={goals} status={status} />
      <DeletedGoals />
    </Page>
  )
}
