import { Ban, CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#client/lib/class-names'
import { useUser } from '#client/lib/session'
import { Avatar } from '#client/ui/avatar'
import { Button } from '#client/ui/button'
import { Chip } from '#client/ui/chip'
import type { UserRow } from '#shared/admin'
import type { Role } from '#shared/auth'
import { BlockDialog } from './block-dialog'
import { ROLE_WORDS, RoleDialog } from './role-dialog'
import { useUnblock } from './use-people'

const cell = 'md:border-b md:border-border md:px-3 md:py-2.5 md:group-last:border-0'

/** A row for each person; on a phone each is a small card. */
export function UsersTable({ rows }: { rows: UserRow[] }) {
  const { id: myself } = useUser()
  const [blocking, setBlocking] = useState<UserRow | null>(null)
  const [changing, setChanging] = useState<{ person: UserRow; role: Role } | null>(null)
  const unblock = useUnblock()
  return (
    <div className="md:-mx-3">
      <table className="block w-full text-ui md:table md:border-collapse">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            {['User', 'Role', 'Status'].map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-border-strong px-3 py-2.5 text-left text-xs font-[550] text-muted"
              >
                {name}
              </th>
            ))}
            <th scope="col" className="border-b border-border-strong px-3 py-2.5">
              <span className="sr-only">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((person) => (
            <tr
              key={person.id}
              className="group flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-border py-3.5 last:border-0 md:table-row md:border-0"
            >
              <td className={cn(cell, 'max-md:w-[calc(100%-6.75rem)]')}>
                <span className="flex items-center gap-3">
                  <Avatar firstName={person.firstName} lastName={person.lastName} />
                  <span className="min-w-0">
                    <span className="block font-semibold break-words">
                      {person.firstName} {person.lastName}
                    </span>
                    <Address email={person.email} />
                  </span>
                </span>
              </td>
              <td className={cn(cell, 'max-md:order-2 max-md:pl-12')}>
                {person.id === myself ? (
                  <span className="text-sm">{ROLE_WORDS[person.role]}</span>
                ) : (
                  <select
                    aria-label={`Role of ${person.firstName} ${person.lastName}`}
                    value={person.role}
                    onChange={({ target }) => setChanging({ person, role: target.value as Role })}
                    className="min-h-11 cursor-pointer rounded-control bg-transparent pr-1 text-sm hover:bg-tint md:min-h-9"
                  >
                    {Object.entries(ROLE_WORDS).map(([role, word]) => (
                      <option key={role} value={role} className="bg-raised text-text">
                        {word}
                      </option>
                    ))}
                  </select>
                )}
              </td>
              <td className={cn(cell, 'max-md:order-3', person.blocked && 'max-md:w-full max-md:pl-12')}>
                <Status person={person} />
              </td>
              <td className={cn(cell, 'text-right max-md:order-1')}>
                {person.id === myself ? (
                  <span className="text-sm text-muted">You</span>
                ) : person.blocked ? (
                  <Button variant="secondary" size="sm" onClick={() => unblock.mutate({ userId: person.id })}>
                    Unblock<span className="sr-only"> {person.firstName}</span>
                  </Button>
                ) : (
                  <Button variant="secondary" size="sm" onClick={() => setBlocking(person)}>
                    Block<span className="sr-only"> {person.firstName}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {blocking && <BlockDialog person={blocking} onClose={() => setBlocking(null)} />}
      {changing && <RoleDialog {...changing} onClose={() => setChanging(null)} />}
    </div>
  )
}

/** Broken before its @ where it is too long, and anywhere only then. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span className="block text-sm wrap-anywhere text-muted">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

function Status({ person }: { person: UserRow }) {
  if (!person.blocked && !person.emailVerified)
    return (
      <Chip>
        <CircleDashed size={15} strokeWidth={1.75} aria-hidden />
        Not confirmed
      </Chip>
    )
  if (!person.blocked)
    return (
      <Chip tone="success">
        <CircleCheck size={15} strokeWidth={1.75} aria-hidden />
        {person.role === 'coach' ? 'Verified' : 'Active'}
      </Chip>
    )
  return (
    <>
      <Chip tone="danger">
        <Ban size={15} strokeWidth={1.75} aria-hidden />
        Blocked
      </Chip>
      {person.block && (
        <p className="mt-1 text-xs wrap-anywhere text-muted md:max-w-44">
          {person.block.reason && `${person.block.reason.replace(/[.\s]+$/, '')}. `}
          {person.block.by}, {day.format(new Date(person.block.at))}
        </p>
      )}
    </>
  )
}
