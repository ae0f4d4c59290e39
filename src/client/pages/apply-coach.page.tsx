import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApplicationStatus } from '#client/features/apply/application-status'
import { ApplyWizard } from '#client/features/apply/apply-wizard'
import { Submitted } from '#client/features/apply/submitted'
import { type Api, trpc } from '#client/lib/trpc'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { Page } from '#client/ui/page'

/** Asked anew whenever one comes here: somebody else may have decided since. */
export const load = async (api: Api, cause: 'enter' | 'stay' | 'preload') => {
  if (cause !== 'stay') await api.coaches.application.fetch(undefined, { staleTime: 0 })
}

export default function ApplyCoachPage() {
  const [own] = trpc.coaches.application.useSuspenseQuery()
  const [shows, setShows] = useState<'form' | 'success' | null>(null)
  const isFirst = own.status === null && own.mayApply
  return (
    <Page title="Apply to coach">
      {shows === 'success' ? (
        <Submitted own={own} onView={() => setShows(null)} />
      ) : own.mayApply && (isFirst || shows === 'form') ? (
        <ApplyWizard own={own} onDone={() => setShows('success')} />
      ) : own.status ? (
        <ApplicationStatus own={own} onEdit={() => setShows('form')} />
      ) : (
        <Card className="mx-auto max-w-form">
          <h1 className="sr-only">Apply to coach</h1>
          <EmptyState
            title="You are a coach already"
            action={
              <Link to="/coach" className={buttonClass({})}>
                Go to your coaching area
              </Link>
            }
          >
            There is nothing to apply for: your place is kept.
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}
