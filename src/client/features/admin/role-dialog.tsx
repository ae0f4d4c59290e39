import { ConfirmDialog } from '#client/ui/confirm-dialog'
import type { UserRow } from '#shared/admin'
import type { Role } from '#shared/auth'
import { useChangeRole } from './use-people'

export const ROLE_WORDS: Record<Role, string> = { client: 'Client', coach: 'Coach', admin: 'Admin' }

/** What another role means for a person. */
export function RoleDialog({ person, role, onClose }: { person: UserRow; role: Role; onClose: () => void }) {
  const { firstName, lastName } = person
  const change = useChangeRole(onClose)
  const gains: Record<Role, string> = {
    client: `${firstName} can book and chat like everybody.`,
    coach: `${firstName} gets the coaching area. That needs an application that was approved.`,
    admin: `${firstName} can read every application, block people and change roles, yours too.`,
  }
  const loses =
    person.role === 'coach'
      ? ' They leave the directory; sessions already booked stay.'
      : person.role === 'admin'
        ? ' They can no longer open this page.'
        : ''
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Make ${firstName} ${lastName} ${role === 'admin' ? 'an' : 'a'} ${role}?`}
      consequence={`${gains[role]}${loses} It is noted in the audit log, which ${firstName} can read.`}
      keep={`Keep ${ROLE_WORDS[person.role].toLowerCase()}`}
      confirm="Change role"
      pending={change.isPending}
      onConfirm={() => change.mutate({ userId: person.id, role })}
    />
  )
}
