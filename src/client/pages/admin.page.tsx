import { useSearch } from '@tanstack/react-router'
import { AccessDenied } from '#client/features/admin/access-denied'
import { ReviewsCard } from '#client/features/admin/reviews-card'
import { StatCards } from '#client/features/admin/stat-cards'
import { SystemStatusCard } from '#client/features/admin/system-status'
import { UsersCard } from '#client/features/admin/users-card'
import { Verification } from '#client/features/admin/verification'
import { useUser } from '#client/lib/session'
import { Page } from '#client/ui/page'

export default function AdminPage() {
  const { a, status, q, role, blocked, reviews } = useSearch({ from: '/admin' })
  const user = useUser()
  if (user.role !== 'admin')
    return (
      <Page title="Access Denied">
        <AccessDenied />
      </Page>
    )
  return (
    <Page title="Admin Dashboard">
      <h1 className="mt-1 mb-4 md:mb-6">Admin Dashboard</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
        <StatCards />
        <Verification status={status} chosen={a} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
          <UsersCard q={q} role={role} blocked={blocked} />
          <SystemStatusCard />
        </div>
        <ReviewsCard filter={reviews} />
      </div>
    </Page>
  )
}
