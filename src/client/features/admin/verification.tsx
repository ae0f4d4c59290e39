import { cn } from '#client/lib/class-names'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import type { ApplicationStatus } from '#shared/coach-application'
import { ApplicationDetail } from './application-detail'
import { VerificationQueue } from './verification-queue'

type Props = { status: ApplicationStatus | undefined; chosen: string | undefined }

/** Who wants to coach: the queue at the left, one application in full beside it. */
export const Verification = ({ status, chosen }: Props) => (
  <Card className="grid overflow-hidden p-0! lg:grid-cols-[20rem_minmax(0,1fr)]" aria-labelledby="verification">
    <div className={cn('border-border p-4 md:p-6 lg:border-r lg:pr-4', chosen && 'max-lg:border-b')}>
      <VerificationQueue status={status} chosen={chosen} />
    </div>
    <div className={cn('min-w-0 p-4 md:p-6', !chosen && 'max-lg:hidden')}>
      {chosen ? (
        <ApplicationDetail key={chosen} id={chosen} />
      ) : (
        <EmptyState title="Pick an application to read it">The applicant can see who read it, and when.</EmptyState>
      )}
    </div>
  </Card>
)
