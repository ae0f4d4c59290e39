import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { trpc } from '#client/lib/trpc'

/** For administrators whose account a password alone opens: a quiet line until they change that. */
export default function SecondStepNotice() {
  const { data } = trpc.auth.security.useQuery()
  if (!data || data.totp) return null
  return (
    <aside aria-label="Your account" className="border-b border-border bg-warning-soft">
      <div className="wrap flex flex-wrap items-center gap-x-2.5 py-1 text-sm">
        <ShieldAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-warning" />
        <p className="min-w-0">You look after other people’s accounts, and yours has no second step yet.</p>
        <Link
          to="/profile"
          hash="sign-in"
          className="inline-flex min-h-11 items-center rounded-chip font-semibold text-primary md:min-h-9"
        >
          Turn it on
        </Link>
      </div>
    </aside>
  )
}
