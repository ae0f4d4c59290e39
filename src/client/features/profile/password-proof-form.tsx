import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { PasswordInput } from '#client/ui/password-input'
import { PasswordProof } from '#shared/second-factor'
import { FormActions } from './form-actions'
import { NoPassword } from './no-password'
import { showRefusal } from './show-refusal'

type Props = {
  hasPassword: boolean
  keep: string
  go: string
  danger?: boolean
  onKeep: () => void
  /** Throws what the server refused. */
  onProof: (proof: PasswordProof) => Promise<unknown>
}

/** Asks once more for the password before something that guards the account changes. */
export function PasswordProofForm({ hasPassword, keep, go, danger = false, onKeep, onProof }: Props) {
  const form = useForm({ resolver: zodResolver(PasswordProof), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  if (!hasPassword) return <NoPassword onKeep={onKeep} />
  const submit = async (proof: PasswordProof) => {
    try {
      await onProof(proof)
    } catch (error) {
      showRefusal(form, error, 'That did not work. Please try again.')
    }
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Your password, to be sure it is you" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      <FormActions>
        <Button variant="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={isSubmitting}>
          {go}
        </Button>
      </FormActions>
    </form>
  )
}
