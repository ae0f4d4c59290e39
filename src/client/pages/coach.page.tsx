import { Link, notFound, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { CoachHead } from '#client/features/coaches/coach-head'
import { CoachOffer } from '#client/features/coaches/coach-offer'
import { CoachReviews } from '#client/features/coaches/coach-reviews'
import { CoachChecks, CoachStory } from '#client/features/coaches/coach-story'
import { nameOf } from '#client/lib/coach'
import { failureOf } from '#client/lib/failure'
import { dayIn } from '#client/lib/format'
import { type Api, trpc } from '#client/lib/trpc'
import { Page } from '#client/ui/page'
import { nextTimes } from '#shared/next-times'

export const load = async (api: Api, coachId: string) => {
  const timeZone = api.auth.user.getData()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  try {
    await Promise.all([
      api.coaches.profile.ensureData({ coachId }),
      api.currency.detect.prefetch(),
      api.sessions.slots.prefetch(nextTimes(coachId, timeZone, dayIn(timeZone)), { staleTime: 20_000 }),
    ])
  } catch (error) {
    const { code } = failureOf(error)
    throw code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? notFound() : error
  }
}

export default function CoachPage() {
  const { coachId } = useParams({ from: '/coaches/$coachId' })
  const [coach] = trpc.coaches.profile.useSuspenseQuery({ coachId })
  return (
    <Page title={nameOf(coach)}>
      <Link
        to="/coaches"
        className="mb-1 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        All coaches
      </Link>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="grid min-w-0 gap-4 max-lg:contents md:gap-6">
          <div className="min-w-0 max-lg:order-1">
            <CoachHead coach={coach} />
          </div>
          <div className="grid min-w-0 gap-4 max-lg:order-3 md:gap-6">
            <CoachStory coach={coach} />
            {coach.verified && <CoachChecks verified={coach.verified} />}
            <CoachReviews coach={coach} />
          </div>
        </div>
        <aside aria-label="Book" className="min-w-0 max-lg:order-2 lg:h-full">
          <CoachOffer coach={coach} />
        </aside>
      </div>
    </Page>
  )
}
