import { CatchBoundary } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { ComingUpRoom } from '#client/features/coach-area/coming-up-room'
import { Banner } from '#client/features/dashboard/banner'
import { CONVERSATIONS } from '#client/features/dashboard/latest-talk'
import { MiniChat } from '#client/features/dashboard/mini-chat'
import { NextSession } from '#client/features/dashboard/next-session'
import { QuickLinks } from '#client/features/dashboard/quick-links'
import { ThisWeek } from '#client/features/dashboard/this-week'
import { CreateGoalCard } from '#client/features/goals/create-goal-card'
import { CurrentGoals } from '#client/features/goals/current-goals'
import { useUser } from '#client/lib/session'
import type { Api } from '#client/lib/trpc'
import { Page } from '#client/ui/page'
import { Skeleton } from '#client/ui/skeleton'

const ComingUp = lazy(() => import('#client/features/coach-area/coming-up'))
const WaitingCard = lazy(() => import('#client/features/admin/waiting-card'))

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

/** What one does for others. It comes after the first picture, and the rest stands without it. */
const Work = ({ room, children }: { room: ReactNode; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 'work'} errorComponent={() => null}>
    <Suspense fallback={room}>{children}</Suspense>
  </CatchBoundary>
)

/** On a phone one column, in which the next thing to do comes first; a coach's or an administrator's work above all. */
export default function DashboardPage() {
  const { role } = useUser()
  return (
    <Page title="Dashboard" className="grid gap-4 md:gap-6">
      <Banner />
      {role === 'coach' && (
        <Work room={<ComingUpRoom />}>
          <ComingUp />
        </Work>
      )}
      {role === 'admin' && (
        <Work room={<Skeleton className="h-25 rounded-card" />}>
          <WaitingCard />
        </Work>
      )}
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
