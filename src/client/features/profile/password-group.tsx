import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { count } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { PasswordInput } from '#client/ui/password-input'
import { useToast } from '#client/ui/toast'
import { PASSWORD_LENGTH } from '#shared/auth'
import { PasswordChange } from '#shared/logins'
import { showRefusal } from './show-refusal'

/** Another password; the other browsers have to sign in again. */
export function PasswordGroup() {
  const utils = trpc.useUtils()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: { current: '', next: '' } })
  const { errors } = form.formState
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: async ({ ended }) => {
      form.reset()
      await utils.auth.logins.invalidate()
      const others = ended === 0 ? 'This browser stays signed in.' : `${count(ended, 'other sign-in')} ended. This one stays.`
      toast({ title: 'Password changed', description: others })
    },
    onError: (error) => showRefusal(form, error, 'The password was not changed. Please try again.'),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))}>
      <h3>Password</h3>
      <div className="mt-3 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <Field label="Current password" error={errors.current?.message}>
          <PasswordInput {...form.register('current')} autoComplete="current-password" />
        </Field>
        <Field label="New password" error={errors.next?.message}>
          <PasswordInput
            {...form.register('next')}
            autoComplete="new-password"
            placeholder={`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`}
          />
        </Field>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" pending={change.isPending}>
          Change password
        </Button>
        <p className="min-w-56 flex-1 text-sm text-muted">Your other sign-ins end when you change it. This one stays.</p>
      </div>
    </form>
  )
}
