import type { SignInView } from '#shared/sign-in'

/** The demo accounts of a trial installation: to read, and with the page's script to fill in with one press. */
export function DemoSignIns({ accounts }: { accounts: SignInView['demo'] }) {
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-h3">
        Just looking? Use a demo sign-in
      </h2>
      <ul>
        {accounts.map(({ email, password }) => (
          <li key={email}>
            <span className="min-w-0 flex-1">
              <b>{email}</b>
              <span className="block text-muted">password {password}</span>
            </span>
            <button type="button" className="btn btn-secondary" data-email={email} data-password={password} hidden>
              Fill in<span className="sr-only"> {email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
