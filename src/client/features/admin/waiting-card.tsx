import { Link } from '@tanstack/react-router'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { ago } from './ago'
import { FRESH } from './fresh'

/** For an administrator's dashboard: who waits for a decision. */
export default function WaitingCard() {
  const [{ waitingApplications, oldestWaitingAt }] = trpc.admin.stats.useSuspenseQuery(undefined, FRESH)
  const oldest = oldestWaitingAt && Date.now() - Date.parse(oldestWaitingAt) >= 60_000 && ago(oldestWaitingAt)
  return (
    <Card aria-labelledby="waiting" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id="waiting">Coach applications</h2>
        <p className="mt-1 text-muted">
          {waitingApplications === 0
            ? 'None waits for you.'
            : `${count(waitingApplications, 'application waits', 'applications wait')} for you${oldest ? `, the oldest for ${oldest}` : ''}.`}
        </p>
      </div>
      <Link to="/admin" className={buttonClass({ variant: waitingApplications > 0 ? 'primary' : 'secondary' })}>
        Open the admin page
      </Link>
    </Card>
  )
}
