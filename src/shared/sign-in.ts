/** What the sign-in page shows: which half is open, what was typed (never a password), and the sentence that helps. */
export type SignInView = {
  mode: 'sign-in' | 'sign-up'
  values: { email: string; firstName: string; lastName: string }
  error: { message: string; field: 'email' | 'password' | 'firstName' | 'lastName' | null } | null
  /** A path on our own origin to go to afterwards. */
  returnTo: string | null
  /** The demo sign-ins, shown outside production only. */
  demo: { email: string; password: string }[]
}
