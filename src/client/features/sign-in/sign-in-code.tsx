import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CodeView } from '#shared/sign-in'
import { AuthFrame } from './auth-frame'

type SignInCodeProps = { view: CodeView; logo: ReactNode }

/** After the password: the app's code, or a recovery code in the same field. */
export function SignInCode({ view, logo }: SignInCodeProps) {
  const { error, returnTo } = view
  return (
    <AuthFrame logo={logo} saying="One more small step, and you are in.">
      <h1>Your code</h1>
      <p className="mt-1.5 text-muted">So far, so good. Now the six digits your authenticator app shows.</p>
      <form method="post" action="/api/login/code" className="auth-fields">
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <div className="min-w-0">
          <label className="field-label" htmlFor="code">
            Code
          </label>
          <input
            className="field-input code-input"
            id="code"
            name="code"
            type="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
            // biome-ignore lint/a11y/noAutofocus: the page is this one field
            autoFocus
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'code-hint code-error' : 'code-hint'}
          />
          {error && (
            <p className="field-error" id="code-error" role="alert">
              <CircleAlert aria-hidden size={18} strokeWidth={1.75} />
              {error}
            </p>
          )}
          <p className="mt-1.5 text-sm text-muted" id="code-hint">
            App not at hand? One of your recovery codes works here too, once.
          </p>
        </div>
        <button className="btn btn-primary btn-lg w-full" type="submit">
          Continue
        </button>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        Not you?{' '}
        <a className="text-link" href="/api/login">
          Start again
        </a>
      </p>
    </AuthFrame>
  )
}
