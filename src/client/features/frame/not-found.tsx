import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button'
import { Dawn } from '#client/ui/dawn'
import { Page } from '#client/ui/page'

/** Inside the frame, where a path leads nowhere. */
export const NotFound = () => (
  <Page title="Page Not Found" className="grid min-h-[60dvh] place-content-center justify-items-center text-center">
    <Dawn className="h-36 w-60" />
    <h1 className="mt-5 text-hero">Page Not Found</h1>
    <p className="mt-3 max-w-120 text-lede text-muted">
      This path leads nowhere, and nothing of yours is lost. Your dashboard knows the way.
    </p>
    <Link to="/" className={buttonClass({ size: 'lg', className: 'mt-7' })}>
      Back to Dashboard
    </Link>
  </Page>
)
