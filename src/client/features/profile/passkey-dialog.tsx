import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Input } from '#client/ui/field'
import { PasswordInput } from '#client/ui/password-input'
import { useToast } from '#client/ui/toast'
import { PasskeyDraft, PasskeyStart } from '#shared/second-factor'
import { FormActions } from './form-actions'
import { SignInAgain } from './sign-in-again'
import { useAddPasskey } from './use-add-passkey'

const NewPasskey = PasskeyDraft.pick({ name: true }).extend(PasskeyStart.shape)
type Props = { open: boolean; onOpenChange: (open: boolean) => void; hasPassword: boolean; issuerName: string | null }

function PasskeyForm({ onOpenChange, hasPassword, issuerName }: Omit<Props, 'open'>) {
  const { add, isPending } = useAddPasskey(hasPassword)
  const [isStale, setStale] = useState(false)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(NewPasskey), defaultValues: { name: 'This device', password: '' } })
  const submit = async ({ name, password }: { name: string; password?: string }) => {
    const refusal = await add(name, hasPassword ? password : undefined)
    if (refusal?.isStale) return setStale(true)
    if (refusal) return form.setError(refusal.field, { message: refusal.message }, { shouldFocus: true })
    onOpenChange(false)
    toast({ title: 'Passkey added', description: `${name} opens your account now.` })
  }
  if (isStale) return <SignInAgain issuerName={issuerName} onKeep={() => onOpenChange(false)} />
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field
        label="A name you will know it by"
        hint="Your phone, your laptop, the key on your key ring."
        error={form.formState.errors.name?.message}
      >
        <Input {...form.register('name')} autoComplete="off" maxLength={80} />
      </Field>
      {hasPassword && (
        <Field label="Your password, to be sure it is you" error={form.formState.errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
      )}
      <FormActions>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Not now
        </Button>
        <Button type="submit" pending={isPending}>
          Go on
        </Button>
      </FormActions>
    </form>
  )
}

/** A name for the new key; the device then asks for a finger, a face or its code. */
export const PasskeyDialog = ({ open, onOpenChange, ...way }: Props) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Add a passkey"
    description="Your device asks for your finger, face or code. We never see those."
  >
    <PasskeyForm onOpenChange={onOpenChange} {...way} />
  </Dialog>
)
