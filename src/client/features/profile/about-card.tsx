import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Field, Input } from '#client/ui/field'
import { useToast } from '#client/ui/toast'
import { NameChange } from '#shared/logins'
import { EmailRow } from './email-row'
import { showRefusal } from './show-refusal'

/** What we call the person, and where we write to them. */
export function AboutCard() {
  const { firstName, lastName } = useUser()
  const utils = trpc.useUtils()
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(NameChange), defaultValues: { firstName, lastName } })
  const { errors } = form.formState
  const change = trpc.auth.changeName.useMutation({
    onSuccess: (user) => {
      utils.auth.user.setData(undefined, user)
      form.reset({ firstName: user.firstName, lastName: user.lastName })
      toast({ title: 'Name saved', description: `We will call you ${user.firstName}.` })
    },
    onError: (error) => showRefusal(form, error, 'Your name was not saved. Please try again.'),
  })
  return (
    <Card id="you" aria-labelledby="you-title">
      <CardHeader title="About you" id="you-title" />
      <form
        noValidate
        onSubmit={form.handleSubmit((values) => change.mutate(values))}
        className="grid grid-cols-1 gap-4 md:grid-cols-2"
      >
        <Field label="First name" error={errors.firstName?.message}>
          <Input {...form.register('firstName')} autoComplete="given-name" maxLength={80} aria-required />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...form.register('lastName')} autoComplete="family-name" maxLength={80} aria-required />
        </Field>
        <div className="md:col-span-2">
          <Button type="submit" pending={change.isPending}>
            Save name
          </Button>
        </div>
      </form>
      <hr className="my-5 border-border" />
      <EmailRow />
    </Card>
  )
}
