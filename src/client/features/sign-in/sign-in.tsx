import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignInView } from '#shared/sign-in'
import { AuthFrame } from './auth-frame'
import { DemoSignIns } from './demo-sign-ins'
import { OtherWays } from './other-ways'
import { SignInField } from './sign-in-field'

type SignInProps = { view: SignInView; logo: ReactNode }

/** Sign-in and sign-up: two plain forms behind one address, complete without JavaScript. */
export function SignIn({ view, logo }: SignInProps) {
  const joining = view.mode === 'sign-up'
  return (
    <AuthFrame
      logo={logo}
      saying={
        joining ? 'A small step is still a step. This one takes a minute.' : 'Good to see you. Nothing has to be finished today.'
      }
    >
      <h1>{joining ? 'Start your free trial' : 'Sign in'}</h1>
      <p className="mt-1.5 text-muted">{joining ? '14 days free. No credit card needed.' : 'Pick up where you left off.'}</p>
      {view.error && !view.error.field && (
        <p className="form-error" role="alert" id="form-error">
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} />
          {view.error.message}
        </p>
      )}
      {joining ? <SignUpForm view={view} /> : <SignInForm view={view} />}
      {!joining && <OtherWays view={view} />}
      <p className="mt-6 text-center text-sm text-muted">
        {joining ? 'Already with us? ' : 'New here? '}
        <a className="text-link" href={otherMode(view)}>
          {joining ? 'Sign in' : 'Start your free trial'}
        </a>
      </p>
      {!joining && view.demo.length > 0 && <DemoSignIns accounts={view.demo} />}
    </AuthFrame>
  )
}

/** The address of the other half; where the person was going stays with them. */
function otherMode({ mode, returnTo }: SignInView): string {
  const query = new URLSearchParams()
  if (mode === 'sign-in') query.set('mode', 'sign-up')
  if (returnTo) query.set('returnTo', returnTo)
  return query.size > 0 ? `/api/login?${query}` : '/api/login'
}

function SignInForm({ view }: { view: SignInView }) {
  const { error, values } = view
  // Whoever comes back with an address already typed continues at the password.
  const first = error?.field ?? (values.email ? 'password' : 'email')
  return (
    <form
      method="post"
      action="/api/login"
      className="auth-fields"
      aria-describedby={error && !error.field ? 'form-error' : undefined}
    >
      <Hidden view={view} />
      <SignInField
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        value={values.email}
        maxLength={254}
        focus={first === 'email'}
        error={error}
      />
      <SignInField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        focus={first === 'password'}
        error={error}
      />
      <p className="text-sm">
        <a className="text-link" href="/api/forgot-password">
          Forgot your password?
        </a>
      </p>
      <button className="btn btn-primary btn-lg w-full" type="submit">
        Sign In
      </button>
    </form>
  )
}

function SignUpForm({ view }: { view: SignInView }) {
  const { error, values } = view
  const first = error?.field ?? 'firstName'
  return (
    <form
      method="post"
      action="/api/register"
      className="auth-fields"
      aria-describedby={error && !error.field ? 'form-error' : undefined}
    >
      <Hidden view={view} />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <SignInField
          name="firstName"
          label="First name"
          autoComplete="given-name"
          value={values.firstName}
          maxLength={100}
          focus={first === 'firstName'}
          error={error}
        />
        <SignInField
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          value={values.lastName}
          maxLength={100}
          focus={first === 'lastName'}
          error={error}
        />
      </div>
      <SignInField
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        value={values.email}
        maxLength={254}
        focus={first === 'email'}
        error={error}
      />
      <SignInField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A short sentence works well."
        maxLength={128}
        focus={first === 'password'}
        error={error}
      />
      <button className="btn btn-primary btn-lg w-full" type="submit">
        Start Free Trial
      </button>
      <p className="text-center text-sm text-muted">
        By starting you agree to our{' '}
        <a className="text-link" href="/terms">
          terms
        </a>{' '}
        and{' '}
        <a className="text-link" href="/privacy">
          privacy policy
        </a>
        .
      </p>
    </form>
  )
}

/** The time zone is filled in by the page's small script; without it the server asks later. */
function Hidden({ view }: { view: SignInView }) {
  return (
    <>
      {view.returnTo && <input type="hidden" name="returnTo" value={view.returnTo} />}
      <input type="hidden" name="timeZone" defaultValue="" />
    </>
  )
}
