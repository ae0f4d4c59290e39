import { Link, notFound, useParams, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { GoalHead } from '#client/features/goals/goal-head'
import { GoalList } from '#client/features/goals/goal-list'
import { GoalsHead } from '#client/features/goals/goals-head'
import { Milestones } from '#client/features/goals/milestones'
import { StatusFilter } from '#client/features/goals/status-filter'
import { TalkAboutGoal } from '#client/features/goals/talk-about-goal'
import { failureOf } from '#client/lib/failure'
import { type Api, trpc } from '#client/lib/trpc'
import { Page } from '#client/ui/page'

export const load = async (api: Api, id: string) => {
  try {
    await Promise.all([api.goals.detail.ensureData({ id }), api.goals.list.ensureData()])
  } catch (error) {
    const { code } = failureOf(error)
    throw code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? notFound() : error
  }
}

export default function GoalPage() {
  const { goalId } = useParams({ from: '/goals/$goalId' })
  const { status } = useSearch({ from: '/goals/$goalId' })
  const [goals] = trpc.goals.list.useSuspenseQuery()
  const [goal] = trpc.goals.detail.useSuspenseQuery({ id: goalId })
  return (
    <Page title={goal.title}>
      <div className="hidden lg:block">
        <GoalsHead goals={goals} beside />
        <div className="mt-4 mb-5">
          <StatusFilter goals={goals} status={status} />
        </div>
      </div>
      <Link
        to="/goals"
        search={{ status }}
        className="mb-1 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary lg:hidden"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        All goals
      </Link>
      <div className="grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <div className="max-lg:hidden">
          <GoalList goals={goals} status={status} narrow />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <GoalHead goal={goal} />
          <Milestones goal={goal} />
          <TalkAboutGoal />
        </div>
      </div>
    </Page>
  )
}
