import { lastToast } from '../ui/toast-store'

const REDIRECT_DELAY = 500
let leaving = false

/** True when an answer says that nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof Error && 'data' in error && (error.data as { code?: string } | null)?.code === 'UNAUTHORIZED'

/** Says so once and goes to the sign-in page, which leads back here. */
export function sendToLogin() {
  if (leaving) return
  leaving = true
  // what was tried fails too, and would say so over this
  lastToast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' })
  const returnTo = location.pathname + location.search
  setTimeout(() => location.assign(`/api/login?returnTo=${encodeURIComponent(returnTo)}`), REDIRECT_DELAY)
}
