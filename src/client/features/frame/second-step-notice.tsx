import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { trpc } from '#client/lib/trpc'

/** For administrators whose account a password alone opens: a quiet line until they change that. */
export default function SecondStepNotice() {
  const { data } = trpc.auth.security.useQuery()
  if (!data || data.totp) return null
  return (
    <aside aria-label="Your account" className="border-b border-border bg-warning-soft">
      <div className="wrap flex items-center gap-x-2.5 py-1.5 text-sm">
        <ShieldAlert size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-warning" />
        <p className="min-w-0 py-1">You look after other people’s accounts, and yours has no second step yet.</p>
        <Link
          to="/profile"
          hash="sign-in"
          className="inline-flex min-h-11 shrink-0 items-center rounded-chip px-1 font-semibold text-primary md:min-h-8"
        >
          Turn it on
        </Link>
      </div>
    </aside>
  )
}
