import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '#client/lib/trpc'
import { Avatar } from '#client/ui/avatar'
import { EmptyState } from '#client/ui/empty-state'
import { ErrorState } from '#client/ui/error-state'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import type { ApplicationRow } from '#shared/admin'
import type { ApplicationStatus } from '#shared/coach-application'
import { ago } from './ago'
import { STATUS_LOOK, StatusChip } from './application-chip'
import { FRESH } from './fresh'
import { Pager, useTrail } from './pager'

const FILTERS = [undefined, 'submitted', 'under_review', 'more_needed', 'interview', 'approved', 'rejected'] as const

type Props = { status: ApplicationStatus | undefined; chosen: string | undefined }

/** The applications of one status or of all, newest first. */
export function VerificationQueue({ status, chosen }: Props) {
  const trail = useTrail()
  const search = useSearch({ from: '/admin' })
  const { forget } = trail
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins at the newest.
  useEffect(forget, [status])
  const query = { status, before: trail.before }
  const { data, isError, refetch } = trpc.admin.applications.useQuery(query, { ...FRESH, placeholderData: keepPreviousData })
  const all = Object.values(data?.counts ?? {}).reduce((sum, number) => sum + number, 0)
  return (
    <>
      <h2 id="verification">Coach verification</h2>
      <nav aria-label="Filter applications" className="my-3.5 flex flex-wrap gap-1.5">
        {FILTERS.filter((option) => !option || option === status || option === 'submitted' || data?.counts[option]).map(
          (option) => (
            <Link
              key={option ?? 'all'}
              to="/admin"
              search={{ ...search, status: option }}
              resetScroll={false}
              aria-current={option === status ? 'true' : undefined}
              activeOptions={{ exact: true }}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-border-strong bg-raised px-3 text-sm font-[550] hover:bg-tint aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary md:min-h-9"
            >
              {option ? STATUS_LOOK[option].label : 'All'}
              <span className="figure">{option ? (data?.counts[option] ?? 0) : all}</span>
            </Link>
          ),
        )}
      </nav>
      {isError ? (
        <ErrorState title="The applications did not load" onRetry={() => void refetch()} />
      ) : !data ? (
        <Repeat times={3}>
          <Skeleton className="mt-3 h-18 rounded-option" />
        </Repeat>
      ) : data.items.length === 0 ? (
        <EmptyState title="No applications here">What people hand in comes here by itself.</EmptyState>
      ) : (
        <ul className="-mx-3">
          {data.items.map((row) => (
            <li key={row.id}>
              <QueueItem row={row} isChosen={row.id === chosen} />
            </li>
          ))}
        </ul>
      )}
      <Pager of="applications" trail={trail} nextBefore={data?.nextBefore ?? null} />
      <p className="mt-4 text-xs text-muted">A decision goes to the applicant by mail and into the audit log, with your name.</p>
    </>
  )
}

function QueueItem({ row, isChosen }: { row: ApplicationRow; isChosen: boolean }) {
  const search = useSearch({ from: '/admin' })
  const [firstName = '', lastName = ''] = row.name.split(/ (.*)/)
  return (
    <Link
      to="/admin"
      search={{ ...search, a: row.id }}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      activeOptions={{ exact: true }}
      className="flex items-start gap-3 rounded-option p-3 hover:bg-tint aria-[current]:bg-primary-soft"
    >
      <Avatar firstName={firstName} lastName={lastName} className="size-11 text-sm" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="font-semibold break-words">{row.name}</span>
          <span className="shrink-0 text-xs text-muted">{ago(row.submittedAt)}</span>
        </span>
        <span className="mb-1.5 block text-sm text-muted">{row.specialties[0]}</span>
        <StatusChip status={row.status} />
      </span>
    </Link>
  )
}
