import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Input } from '#client/ui/field'
import { PasswordInput } from '#client/ui/password-input'
import { useToast } from '#client/ui/toast'
import { EmailChange } from '#shared/logins'
import { FormActions } from './form-actions'
import { NoPassword } from './no-password'
import { showRefusal } from './show-refusal'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

function EmailForm({ onOpenChange }: Omit<Props, 'open'>) {
  const [{ hasPassword }] = trpc.auth.security.useSuspenseQuery()
  const utils = trpc.useUtils()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(EmailChange), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const change = trpc.auth.changeEmail.useMutation({
    onSuccess: async ({ sentTo }) => {
      await utils.auth.security.invalidate()
      onOpenChange(false)
      toast({ title: 'One more step', description: `Open the link in the mail to ${sentTo}.` })
    },
    onError: (error) => showRefusal(form, error, 'The address was not changed. Please try again.'),
  })
  if (!hasPassword) return <NoPassword onKeep={() => onOpenChange(false)} />
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))} className="grid gap-4">
      <Field label="New email address" error={errors.email?.message}>
        <Input
          {...form.register('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          aria-required
        />
      </Field>
      <Field label="Your password, to be sure it is you" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <FormActions>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Keep this address
        </Button>
        <Button type="submit" pending={change.isPending}>
          Send the link
        </Button>
      </FormActions>
    </form>
  )
}

/** Another address: it counts once its own link was opened. */
export const EmailDialog = ({ open, onOpenChange }: Props) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Change your email address"
    description="We send a link to the new address. You sign in with this one until you have opened it."
  >
    <EmailForm onOpenChange={onOpenChange} />
  </Dialog>
)
