import { Link, notFound, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { AddToCalendar } from '#client/features/sessions/add-to-calendar'
import { DocumentsCard } from '#client/features/sessions/documents-card'
import { GroupSeats } from '#client/features/sessions/group-seats'
import { Missed } from '#client/features/sessions/missed'
import { MoveRequest } from '#client/features/sessions/move-request'
import { NotesCard } from '#client/features/sessions/notes-card'
import { PlansChanged } from '#client/features/sessions/plans-changed'
import { Prepare } from '#client/features/sessions/prepare'
import { ReviewCard } from '#client/features/sessions/review-card'
import { RoomBanner } from '#client/features/sessions/room-banner'
import { RoomFacts } from '#client/features/sessions/room-facts'
import { Unpaid } from '#client/features/sessions/unpaid'
import { failureOf } from '#client/lib/failure'
import { type Api, trpc } from '#client/lib/trpc'
import { Card, CardHeader } from '#client/ui/card'
import { Page } from '#client/ui/page'

export const load = async (api: Api, id: string) => {
  try {
    await api.sessions.detail.ensureData({ id })
  } catch (error) {
    const { code } = failureOf(error)
    throw code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? notFound() : error
  }
}

export default function SessionPage() {
  const { sessionId } = useParams({ from: '/sessions/$sessionId' })
  const [session] = trpc.sessions.detail.useSuspenseQuery({ id: sessionId })
  const { other, status } = session
  const name = `${other.firstName} ${other.lastName}`.trim()
  return (
    <Page title={`Session with ${name}`}>
      <Link
        to="/sessions"
        className="-mt-2 mb-1 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-ui font-semibold text-primary"
      >
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        Your sessions
      </Link>
      <div className="grid grid-cols-1 gap-4 md:gap-6">
        <RoomBanner session={session} />
        <MoveRequest session={session} />
        <div className="grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="contents lg:grid lg:min-w-0 lg:gap-6">
            <div className="order-2 grid gap-4 *:min-w-0 empty:hidden md:gap-6">
              <ReviewCard session={session} />
              <GroupSeats session={session} />
              <Prepare session={session} />
            </div>
            <div className="order-4 grid gap-4 *:min-w-0 md:gap-6">
              <NotesCard session={session} />
              <DocumentsCard session={session} />
              {status === 'scheduled' && (
                <Card aria-labelledby="calendar-title">
                  <CardHeader title="Put it in your calendar" id="calendar-title" className="mb-3.5" />
                  <AddToCalendar session={session} other={session.group?.title || name} />
                  <p className="mt-2 text-xs text-muted">
                    Or follow all your sessions with a private link, in{' '}
                    <Link to="/profile" className="font-semibold text-primary underline underline-offset-4">
                      your settings
                    </Link>
                    .
                  </p>
                </Card>
              )}
            </div>
          </div>
          <aside aria-label="Session details" className="contents lg:grid lg:grid-cols-1 lg:gap-6">
            <div className="order-1 min-w-0">
              <RoomFacts session={session} />
            </div>
            <div className="order-3 grid grid-cols-1 gap-4 empty:hidden md:gap-6">
              <Missed session={session} />
              <Unpaid session={session} />
              <PlansChanged session={session} />
            </div>
          </aside>
        </div>
      </div>
    </Page>
  )
}
