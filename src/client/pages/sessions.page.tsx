import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { SessionLists } from '#client/features/sessions/session-lists'
import { useUser } from '#client/lib/session'
import type { Api } from '#client/lib/trpc'
import { buttonClass } from '#client/ui/button'
import { Page } from '#client/ui/page'

export const load = async (api: Api) => {
  await api.sessions.list.ensureData()
}

export default function SessionsPage() {
  const { role } = useUser()
  return (
    <Page title="Your sessions" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>Your sessions</h1>
        <Link to="/booking" className={buttonClass()}>
          <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
          Book a session
        </Link>
      </div>
      {role === 'coach' && (
        <p className="text-ui text-muted">
          Sessions you give stand in{' '}
          <Link to="/coach" className="font-semibold text-primary underline underline-offset-4">
            your coaching area
          </Link>
          .
        </p>
      )}
      <SessionLists />
    </Page>
  )
}
