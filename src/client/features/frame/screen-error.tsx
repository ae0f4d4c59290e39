import { useRouter } from '@tanstack/react-router'
import { Card } from '#client/ui/card'
import { ErrorState } from '#client/ui/error-state'
import { Page } from '#client/ui/page'

/** A screen whose data did not come, or that broke; the frame around it still works. */
export function ScreenError({ reset }: { reset: () => void }) {
  const router = useRouter()
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page title="Something went wrong">
      <Card className="mx-auto max-w-form">
        <ErrorState heading="h1" onRetry={again} />
      </Card>
    </Page>
  )
}
