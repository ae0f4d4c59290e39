/** What the sign-in page shows: which half is open, what was typed (never a password), and the sentence that helps. */
export type SignInView = {
  mode: 'sign-in' | 'sign-up'
  values: { email: string; firstName: string; lastName: string }
  error: { message: string; field: 'email' | 'password' | 'firstName' | 'lastName' | null } | null
  /** A path on our own origin to go to afterwards. */
  returnTo: string | null
  /** What an account elsewhere is called, where people may come in with one. */
  issuerName: string | null
  /** The demo sign-ins, shown outside production only. */
  demo: { email: string; password: string }[]
}

/** The pages of a forgotten password, and what a mailed link came to. */
export type MailedLinkView =
  | { page: 'forgotten'; email: string; error: string | null }
  | { page: 'new-password'; token: string; error: string | null }
  | { page: 'address'; token: string; purpose: 'verify' | 'change'; email: string }
  | { page: 'said'; title: string; text: string; action: { label: string; href: string } }

/** The second step of a sign-in: a code from an app, or a recovery code. */
export type CodeView = { error: string | null; returnTo: string | null }
