import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { Card, CardHeader } from '#client/ui/card'
import { EmptyState } from '#client/ui/empty-state'
import { ErrorState } from '#client/ui/error-state'
import { Field, Input } from '#client/ui/field'
import { Select } from '#client/ui/select'
import { Repeat, Skeleton } from '#client/ui/skeleton'
import { Role } from '#shared/auth'
import { FRESH } from './fresh'
import { Pager, useTrail } from './pager'
import { UsersTable } from './users-table'

const PAUSE_MS = 250

type Props = { q: string | undefined; role: Role | undefined; blocked: boolean | undefined }

/** Everybody with an account: search, role, block. The filters stand in the address. */
export function UsersCard({ q, role, blocked }: Props) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin' })
  const trail = useTrail()
  const { forget } = trail
  const [typed, setTyped] = useState(q ?? '')
  const filterBy = (change: Partial<Props>) => {
    forget()
    void navigate({ to: '/admin', search: { ...search, ...change }, replace: true, resetScroll: false })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause.
  useEffect(() => {
    const wanted = typed.trim() || undefined
    if (wanted === q) return
    const timer = setTimeout(() => filterBy({ q: wanted }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const query = { q, role, blocked, before: trail.before }
  const { data, isError, refetch } = trpc.admin.users.useQuery(query, { ...FRESH, placeholderData: keepPreviousData })
  return (
    <Card aria-labelledby="users">
      <CardHeader title="User management" id="users">
        <p role="status" className="text-sm text-muted">
          {data && count(data.total, 'user')}
        </p>
      </CardHeader>
      <div className="mb-2 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Search users" hideLabel>
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder="Name or email"
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Field label="Show" hideLabel>
          <Select
            value={blocked ? 'blocked' : (role ?? '')}
            onChange={({ target: { value } }) =>
              filterBy({ role: Role.options.find((one) => one === value), blocked: value === 'blocked' || undefined })
            }
          >
            <option value="">Any role</option>
            <option value="client">Clients</option>
            <option value="coach">Coaches</option>
            <option value="admin">Admins</option>
            <option value="blocked">Blocked</option>
          </Select>
        </Field>
      </div>
      {isError ? (
        <ErrorState title="The users did not load" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-3 pt-4">
          <Repeat times={5}>
            <Skeleton className="h-12" />
          </Repeat>
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState title="Nobody like that">Names and addresses are found by how they begin.</EmptyState>
      ) : (
        <UsersTable rows={data.items} />
      )}
      <Pager of="users" trail={trail} nextBefore={data?.nextBefore ?? null} />
    </Card>
  )
}
