import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { useToast } from '#client/ui/toast'
import type { Security } from '#shared/logins'
import { lastUsed } from './last-used'
import { PasskeyDialog } from './passkey-dialog'
import { RowIcon } from './row-icon'
import { sayFailed } from './show-refusal'

type Passkey = Security['passkeys'][number]
const canMakeOne = 'PublicKeyCredential' in globalThis

/** Keys on the person's devices that open the account without a password. */
export function Passkeys({ security: { passkeys, hasPassword } }: { security: Security }) {
  const { today, locale, timeZone } = useToday()
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Passkey>()
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const toast = useToast()
  const remove = trpc.auth.passkeys.remove.useMutation({
    onSuccess: async () => {
      await utils.auth.security.invalidate()
      setAsking(false)
      toast({ title: 'Passkey removed', description: `${asked?.name} no longer opens your account.` })
    },
    onError: (error) => sayFailed(error, 'The passkey was not removed. Please try again.'),
  })
  return (
    <div>
      <h3>Passkeys</h3>
      <p className="mt-1 text-sm text-muted">
        {canMakeOne || passkeys.length > 0
          ? 'Sign in with the finger, face or code that opens your device. Nothing to remember, nothing to steal.'
          : 'This browser cannot make passkeys. Your phone or a newer browser can.'}
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 py-3 first:pt-0">
              <RowIcon Icon={KeyRound} />
              <div className="min-w-0 flex-1">
                <p className="font-semibold break-words">{passkey.name}</p>
                <p className="text-sm text-muted">
                  {passkey.lastUsedAt
                    ? lastUsed(passkey.lastUsedAt, { locale, timeZone, today })
                    : `Added on ${formatDay(dayIn(timeZone, new Date(passkey.addedAt)), locale, today)}, not used yet`}
                </p>
              </div>
              <Button
                variant="ghost"
                className="-mr-3 px-3! text-danger!"
                onClick={() => {
                  setAsked(passkey)
                  setAsking(true)
                }}
              >
                Remove<span className="sr-only"> {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canMakeOne && (
        <Button variant="secondary" className="mt-3" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add a passkey
        </Button>
      )}
      <PasskeyDialog open={adding} onOpenChange={setAdding} hasPassword={hasPassword} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${asked?.name ?? 'this passkey'}?`}
        consequence="It no longer opens your account. Your other ways in stay. The device may still list it; you can delete it there too."
        keep="Keep it"
        confirm="Remove passkey"
        pending={remove.isPending}
        onConfirm={() => asked && remove.mutate({ id: asked.id })}
      />
    </div>
  )
}
