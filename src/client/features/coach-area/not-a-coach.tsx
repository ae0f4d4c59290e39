import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { Page } from '#client/ui/page'

/** For whoever is here and not a coach. */
export const NotACoach = () => (
  <Page title="Coaching">
    <Card>
      <EmptyState
        title="This part is for coaches"
        action={
          <Link to="/apply-coach" className={buttonClass()}>
            Apply to Coach
          </Link>
        }
      >
        Hours, clients and earnings stand here once you coach with us.
      </EmptyState>
    </Card>
  </Page>
)
