import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field, Input } from '#client/ui/field'
import { useToast } from '#client/ui/toast'
import { PasskeyDraft } from '#shared/second-factor'
import { FormActions } from './form-actions'
import { useAddPasskey } from './use-add-passkey'

const PasskeyName = PasskeyDraft.pick({ name: true })
type Props = { open: boolean; onOpenChange: (open: boolean) => void }

function PasskeyForm({ onOpenChange }: Omit<Props, 'open'>) {
  const { add, isPending } = useAddPasskey()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(PasskeyName), defaultValues: { name: 'This device' } })
  const submit = async ({ name }: { name: string }) => {
    const refusal = await add(name)
    if (refusal) return form.setError('name', { message: refusal }, { shouldFocus: true })
    onOpenChange(false)
    toast({ title: 'Passkey added', description: `${name} opens your account now.` })
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field
        label="A name you will know it by"
        hint="Your phone, your laptop, the key on your key ring."
        error={form.formState.errors.name?.message}
      >
        <Input {...form.register('name')} autoComplete="off" maxLength={80} />
      </Field>
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
export const PasskeyDialog = ({ open, onOpenChange }: Props) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Add a passkey"
    description="Your device asks for your finger, face or code. We never see those."
  >
    <PasskeyForm onOpenChange={onOpenChange} />
  </Dialog>
)
