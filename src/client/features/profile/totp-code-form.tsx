import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Field, Input } from '#client/ui/field'
import { TotpConfirmation, type TotpStart } from '#shared/second-factor'
import { FormActions } from './form-actions'
import { showRefusal } from './show-refusal'

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

type Props = { start: TotpStart; onKeep: () => void; onConfirmed: (codes: string[]) => void }

/** The picture for the app, the same in letters, and the first code as proof that it arrived. */
export function TotpCodeForm({ start, onKeep, onConfirmed }: Props) {
  const form = useForm({ resolver: zodResolver(TotpConfirmation), defaultValues: { code: '' } })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const confirm = trpc.auth.totp.confirm.useMutation({
    onSuccess: ({ codes }) => onConfirmed(codes),
    onError: (error) => showRefusal(form, error, 'The code was not checked. Please try again.'),
  })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => confirm.mutate(values))} className="grid gap-4">
      <div className="grid items-center gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(start.qrSvg)}`}
          alt="QR code for your authenticator app"
          className="size-44 justify-self-center rounded-option border border-border"
        />
        <div className="min-w-0">
          <p className="text-ui">Scan this with your authenticator app. If you cannot, open it on this device or type the key:</p>
          <p className="mt-2 font-mono text-sm break-words select-all">{inFours(start.secret)}</p>
          <a href={start.uri} className="-ml-1 inline-flex min-h-11 items-center px-1 text-ui font-semibold text-primary">
            Open in an app
          </a>
        </div>
      </div>
      <Field label="The six digits your app shows" error={errors.code?.message}>
        <Input
          {...form.register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          placeholder="123 456"
          className="figure"
        />
      </Field>
      <FormActions>
        <Button variant="secondary" onClick={onKeep}>
          Not now
        </Button>
        <Button type="submit" pending={confirm.isPending}>
          Turn on
        </Button>
      </FormActions>
    </form>
  )
}
