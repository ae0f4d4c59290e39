import type { ReactNode } from 'react'
import type { MailedLinkView } from '#shared/sign-in'
import { AuthFrame } from './auth-frame'
import { SignInField } from './sign-in-field'

type View<Page extends MailedLinkView['page']> = Extract<MailedLinkView, { page: Page }>

const FORGOTTEN = 'It happens to everyone. One small step and you are back.'

/** The pages of a forgotten password and of mailed links, complete without JavaScript. */
export function MailedLink({ view, logo }: { view: MailedLinkView; logo: ReactNode }) {
  return (
    <AuthFrame logo={logo} saying={view.page === 'said' || view.page === 'address' ? 'One small step at a time.' : FORGOTTEN}>
      {view.page === 'forgotten' && <Forgotten view={view} />}
      {view.page === 'new-password' && <NewPassword view={view} />}
      {view.page === 'address' && <Address view={view} />}
      {view.page === 'said' && <Said view={view} />}
    </AuthFrame>
  )
}

function Forgotten({ view: { email, error } }: { view: View<'forgotten'> }) {
  return (
    <>
      <h1>Forgot your password?</h1>
      <p className="mt-1.5 text-muted">Tell us your address, and we mail you a link to choose a new one.</p>
      <form method="post" action="/api/forgot-password" className="auth-fields">
        <SignInField
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          value={email}
          maxLength={254}
          focus
          error={error === null ? null : { message: error, field: 'email' }}
        />
        <button className="btn btn-primary btn-lg w-full" type="submit">
          Send me a link
        </button>
      </form>
      <p className="mt-6 text-center text-sm text-muted">
        It came back to you?{' '}
        <a className="text-link" href="/api/login">
          Sign in
        </a>
      </p>
    </>
  )
}

function NewPassword({ view: { token, error } }: { view: View<'new-password'> }) {
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-1.5 text-muted">You are signed in with it right away, and signed out everywhere else.</p>
      <form method="post" action="/api/reset-password" className="auth-fields">
        <input type="hidden" name="token" value={token} />
        <SignInField
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. A short sentence works well."
          maxLength={128}
          focus
          error={error === null ? null : { message: error, field: 'password' }}
        />
        <button className="btn btn-primary btn-lg w-full" type="submit">
          Save and sign in
        </button>
      </form>
    </>
  )
}

function Address({ view: { token, purpose, email } }: { view: View<'address'> }) {
  const isChange = purpose === 'change'
  return (
    <>
      <h1>{isChange ? 'Use this address from now on?' : 'Is this your address?'}</h1>
      <p className="mt-3">
        {isChange ? 'Your Nolo account moves to ' : 'You tell us that mails to you arrive at '}
        <b className="wrap-anywhere">{email}</b>.
      </p>
      <form method="post" action="/api/verify-email">
        <input type="hidden" name="token" value={token} />
        <button className="btn btn-primary btn-lg mt-7 w-full" type="submit">
          {isChange ? 'Use this address' : 'This is my address'}
        </button>
      </form>
      <p className="mt-4 text-sm text-muted">Not you? Then close this page, and nothing changes.</p>
    </>
  )
}

function Said({ view: { title, text, action } }: { view: View<'said'> }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3">{text}</p>
      <a className="btn btn-primary btn-lg mt-7 w-full" href={action.href}>
        {action.label}
      </a>
    </>
  )
}
