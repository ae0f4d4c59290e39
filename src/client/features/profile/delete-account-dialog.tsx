import { zodResolver } from '@hookform/resolvers/zod'
import { CalendarX, type LucideIcon, Trash2, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { count } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Input } from '#client/ui/field'
import { PasswordInput } from '#client/ui/password-input'
import { AccountDeletion, DELETE_WORD } from '#shared/profile'
import { FormActions } from './form-actions'
import { fieldOf, showRefusal } from './show-refusal'
import { SignInAgain } from './sign-in-again'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

const Consequence = ({
  Icon,
  danger,
  title,
  children,
}: {
  Icon: LucideIcon
  danger?: boolean
  title: string
  children: ReactNode
}) => (
  <li className="flex items-start gap-3 py-3.5 text-sm first:pt-0">
    <Icon size={20} strokeWidth={1.75} aria-hidden className={danger ? 'shrink-0 text-danger' : 'shrink-0 text-muted'} />
    <p>
      <b className="font-[650]">{title}</b> {children}
    </p>
  </li>
)

/** Booked hours end with the account, on the terms of any other cancellation. */
function SessionsAhead() {
  const { role } = useUser()
  const { data = [] } = trpc.sessions.list.useQuery()
  const ahead = data.filter(({ status, scheduledAt }) => status === 'scheduled' && Date.parse(scheduledAt) > Date.now())
  return (
    <>
      {ahead.length > 0 && (
        <Consequence Icon={CalendarX} danger title="Cancelled:">
          {count(ahead.length, 'session')} you booked. What you paid comes back in full until 24 hours before a session begins,
          half of it after that.
        </Consequence>
      )}
      {role === 'coach' && (
        <Consequence Icon={CalendarX} danger title="Cancelled:">
          every session booked with you. Your clients get all of their money back.
        </Consequence>
      )}
    </>
  )
}

function DeletionForm({ onOpenChange }: Omit<Props, 'open'>) {
  const { email } = useUser()
  const [{ hasPassword, issuerName }] = trpc.auth.security.useSuspenseQuery()
  const [isStale, setStale] = useState(false)
  const goals = trpc.goals.list.useQuery()
  const yourGoals = goals.data?.length ? `your ${count(goals.data.length, 'goal')}` : 'your goals'
  const form = useForm({
    resolver: zodResolver(AccountDeletion),
    defaultValues: { word: '', password: hasPassword ? '' : undefined },
  })
  const { errors } = form.formState
  const remove = trpc.profile.deleteAccount.useMutation({
    onSuccess: () => location.assign('/api/logout'),
    onError: (error) => {
      if (!hasPassword && fieldOf(error) === 'password') setStale(true)
      else showRefusal(form, error, 'Your account was not deleted. Please try again.')
    },
  })
  if (isStale) return <SignInAgain issuerName={issuerName} onKeep={() => onOpenChange(false)} />
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => remove.mutate(values))} className="grid gap-4">
      <ul className="divide-y divide-border">
        <Consequence Icon={Trash2} danger title="Deleted now:">
          {yourGoals}, what you wrote to Nolo, to coaches and in reviews, your notes and files, your name, address, settings,
          passkeys and sign-ins.
        </Consequence>
        <SessionsAhead />
        <Consequence Icon={UserX} title="Kept without your name:">
          that an account was deleted, the log of who did what with it, and the books of what was paid, as the law asks. None of
          it leads to you any more.
        </Consequence>
      </ul>
      <Field label={`Type “${DELETE_WORD}” to go on`} error={errors.word?.message}>
        <Input {...form.register('word')} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={20} />
      </Field>
      {hasPassword && (
        <Field label="Your password, to be sure it is you" hint={`A receipt goes to ${email}.`} error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
      )}
      {!hasPassword && <p className="text-xs text-muted">A receipt goes to {email}.</p>}
      <FormActions>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" pending={remove.isPending || remove.isSuccess}>
          Delete for good
        </Button>
      </FormActions>
    </form>
  )
}

/** What goes, what stays, and the proof that it is meant. */
export function DeleteAccountDialog({ open, onOpenChange }: Props) {
  const { firstName } = useUser()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete your account, ${firstName}?`}
      description={
        <>
          This cannot be undone. You can{' '}
          <a href="/api/profile/download" target="_blank" rel="noopener" className="font-semibold text-primary">
            download your data
          </a>{' '}
          first.
        </>
      }
    >
      <DeletionForm onOpenChange={onOpenChange} />
    </Dialog>
  )
}
