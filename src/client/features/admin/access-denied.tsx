import { Link, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { buttonClass } from '#client/ui/button'
import { Card } from '#client/ui/card'

const REDIRECT_DELAY = 1000

/** For whoever is no administrator; after a moment to read it, they are back at the start. */
export function AccessDenied() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Card className="mx-auto grid max-w-form justify-items-center gap-2 py-10 text-center" role="alert">
      <span className="grid h-13 w-12 place-items-center rounded-arch bg-danger-soft text-danger">
        <Lock size={22} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="mt-2">Access Denied</h1>
      <p className="text-muted">You don't have permission to access this page.</p>
      <Link to="/" className={buttonClass({ variant: 'secondary', className: 'mt-3' })}>
        Return to Dashboard
      </Link>
    </Card>
  )
}
