import type { BookingSearch } from '#client/features/booking/choices'
import { COACHES_SHOWN } from '#client/features/booking/first-coaches'
import { Success } from '#client/features/booking/success'
import { useBookingSearch } from '#client/features/booking/use-booking-search'
import { Wizard } from '#client/features/booking/wizard'
import { type Api, trpc } from '#client/lib/trpc'
import { Page } from '#client/ui/page'

export const load = async (api: Api, { coach }: BookingSearch) => {
  const list = api.coaches.search.ensureData(COACHES_SHOWN)
  // a coach nobody knows is said on the screen
  const picked = coach ? api.coaches.profile.ensureData({ coachId: coach }).catch(() => null) : null
  await Promise.all([list, picked, api.sessions.list.ensureData(), api.currency.detect.ensureData().catch(() => null)])
}

export default function BookingPage() {
  const { search, timeZone } = useBookingSearch()
  const [sessions] = trpc.sessions.list.useSuspenseQuery()
  const booked = sessions.find(({ id, status }) => id === search.session && status === 'scheduled')
  return (
    <Page title={booked ? 'Session booked' : 'Book a session'} className="grid gap-4 *:min-w-0 md:gap-6">
      {booked ? (
        <Success session={booked} timeZone={timeZone} />
      ) : (
        <div>
          <Wizard />
        </div>
      )}
    </Page>
  )
}
