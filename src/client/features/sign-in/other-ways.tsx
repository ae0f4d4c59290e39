import { CircleAlert, KeyRound, LogIn } from 'lucide-react'
import type { SignInView } from '#shared/sign-in'

/** Ways in without a password here. The passkey's button waits for the page's script to find that the browser can. */
export function OtherWays({ view: { issuerName, returnTo } }: { view: SignInView }) {
  const elsewhere = returnTo ? `/api/login/oidc?returnTo=${encodeURIComponent(returnTo)}` : '/api/login/oidc'
  return (
    <section className="other-ways" aria-label="Other ways to sign in" data-other-ways hidden={issuerName === null}>
      <p className="or" aria-hidden="true">
        or
      </p>
      <button type="button" className="btn btn-secondary w-full" data-passkey={returnTo ?? ''} hidden>
        <KeyRound aria-hidden size={18} strokeWidth={1.75} />
        Sign in with a passkey
      </button>
      <p className="form-error" role="alert" data-passkey-error hidden>
        <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
        <span />
      </p>
      {issuerName !== null && (
        <a className="btn btn-secondary w-full" href={elsewhere}>
          <LogIn aria-hidden size={18} strokeWidth={1.75} />
          <span className="truncate">Continue with {issuerName}</span>
        </a>
      )}
    </section>
  )
}
