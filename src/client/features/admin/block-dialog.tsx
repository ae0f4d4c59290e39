import { useState } from 'react'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Textarea } from '#client/ui/field'
import type { UserRow } from '#shared/admin'
import { useBlock } from './use-people'

const NEEDED = 'Please say why, the person reads it.'

/** What a block ends, and why it is done. */
export function BlockDialog({ person, onClose }: { person: UserRow; onClose: () => void }) {
  const { id: userId, firstName, lastName } = person
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { data } = trpc.admin.blockConsequence.useQuery({ userId }, { staleTime: 0 })
  const block = useBlock(onClose)
  const onBlock = () => {
    if (!reason.trim()) setError(NEEDED)
    else block.mutate({ userId, reason })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Block ${firstName} ${lastName}?`}
      description={
        <>
          {firstName} is signed out and cannot come back in. {data ? consequenceOf(data) : 'We are counting the sessions ahead.'}{' '}
          What {firstName} wrote stays.
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep {firstName}
          </Button>
          <Button variant="danger" pending={block.isPending} onClick={onBlock}>
            Block
          </Button>
        </>
      }
    >
      <Field label="Reason" error={error}>
        <Textarea
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
          maxLength={300}
          placeholder={`What happened? ${firstName} and the audit log will see this.`}
          aria-required
        />
      </Field>
    </Dialog>
  )
}

function consequenceOf({ asClient, asCoach }: { asClient: number; asCoach: number }): string {
  const parts = [
    asCoach > 0 && `${count(asCoach, 'session')} ahead with clients end, paid back in full.`,
    asClient > 0 && `${count(asClient, 'session')} they booked end, paid back by the policy.`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : 'No session lies ahead.'
}
