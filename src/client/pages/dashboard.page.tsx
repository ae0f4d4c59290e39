import { Banner } from '#client/features/dashboard/banner'
import { CONVERSATIONS } from '#client/features/dashboard/latest-talk'
import { MiniChat } from '#client/features/dashboard/mini-chat'
import { NextSession } from '#client/features/dashboard/next-session'
import { QuickLinks } from '#client/features/dashboard/quick-links'
import { ThisWeek } from '#client/features/dashboard/this-week'
import { CreateGoalCard } from '#client/features/goals/create-goal-card'
import { CurrentGoals } from '#client/features/goals/current-goals'
import type { Api } from '#client/lib/trpc'
import { Page } from '#client/ui/page'

export const load = async (api: Api) => {
  // The talk is the one part the first picture need not wait for.
  void api.chat.conversations.prefetch(CONVERSATIONS)
  await Promise.all([
    api.goals.list.ensureData(),
    api.goals.week.ensureData(),
    api.sessions.list.ensureData(),
    api.sessions.week.ensureData(),
    api.chat.week.ensureData(),
  ])
}

/** On a phone one column, in which the next thing to do comes first. */
export default function DashboardPage() {
  return (
    <Page title="Dashboard" className="grid gap-4 md:gap-6">
      <Banner />
      <QuickLinks />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="contents lg:grid lg:gap-6">
          <CurrentGoals className="order-3" />
          <CreateGoalCard className="order-5" />
        </div>
        <div className="contents lg:grid lg:gap-6">
          <NextSession className="order-1" />
          <MiniChat className="order-2" />
          <ThisWeek className="order-4" />
        </div>
      </div>
    </Page>
  )
}
