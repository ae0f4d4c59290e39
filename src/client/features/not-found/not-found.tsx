import { Sunburst } from '#client/ui/sunburst'

type NotFoundProps = { signedIn: boolean; returnTo: string | null }

/** What stands under the bar where a path leads nowhere: a calm sentence and the ways on. */
export function NotFound({ signedIn, returnTo }: NotFoundProps) {
  const signIn = returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'
  return (
    <main id="main" className="lost" tabIndex={-1}>
      <svg className="lost-art" viewBox="0 0 1280 336" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Sunburst cx={640} cy={250} from={84} to={256} stroke="var(--chart-2)" peak={0.6} />
        <circle cx="640" cy="250" r="66" fill="var(--sun)" />
        <path d="M0 236C180 176 384 188 589 232S1024 282 1280 226V336H0Z" fill="#d9774f" />
        <path d="M0 292c256-52 461 4 742-18s384-52 538-30v92H0Z" fill="#35745a" />
        <path d="M0 322c282 22 538-32 845 0s333 4 435-20v34H0Z" fill="#1f4a45" />
      </svg>
      <h1 className="text-hero">Page Not Found</h1>
      <p className="lede mx-auto mt-4 mb-7 max-w-120">
        This path leads nowhere, and nothing of yours is lost.
        {signedIn ? ' Your dashboard knows the way.' : ' If you were on your way to your own pages, sign in first.'}
      </p>
      <div className="flex w-full flex-wrap justify-center gap-3">
        {signedIn ? (
          <a className="btn btn-primary btn-lg" href="/">
            Back to Dashboard
          </a>
        ) : (
          <>
            <a className="btn btn-primary btn-lg" href={signIn}>
              Sign In
            </a>
            <a className="btn btn-secondary btn-lg" href="/">
              Go to the front page
            </a>
          </>
        )}
      </div>
    </main>
  )
}
