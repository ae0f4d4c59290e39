import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatInstant } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Button, buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Dawn } from '#client/ui/dawn'
import { Rail } from '#client/ui/rail'
import type { OwnApplication } from '#shared/coach-application'
import { stepsAt } from './next-steps'
import { StatusChip } from './status-chip'

/** The step after the three: it has come in, and what follows. */
export function Submitted({ own, onView }: { own: OwnApplication; onView: () => void }) {
  const { firstName, email, locale, timeZone } = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  const at = own.submittedAt ? formatInstant(own.submittedAt, locale, timeZone) : ''
  return (
    <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
      <Card className="grid content-center justify-items-center py-8 text-center md:py-12">
        <Dawn className="h-28 w-48" />
        <h1 ref={heading} tabIndex={-1} className="mt-4 outline-none">
          Application Submitted
        </h1>
        <p className="mt-2 mb-6 max-w-104 text-muted">
          Thank you, {firstName}. We review every application in 3-5 business days and write to {email}.
        </p>
        <div className="flex flex-wrap justify-center gap-2 max-md:w-full max-md:*:flex-auto">
          <Button onClick={onView}>View my application</Button>
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            Return to Dashboard
          </Link>
        </div>
      </Card>
      <Card>
        <CardHeader title="Next steps">
          <StatusChip status={own.status ?? 'submitted'} />
        </CardHeader>
        <Rail steps={stepsAt(own.status ?? 'submitted', at)} label="Next steps" />
      </Card>
    </div>
  )
}
