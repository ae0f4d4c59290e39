import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { useToast } from '#client/ui/toast'
import type { Security } from '#shared/logins'
import { lastUsed } from './last-used'
import { PasskeyDialog } from './passkey-dialog'
import { WayInList } from './way-in-list'

const canMakeOne = 'PublicKeyCredential' in globalThis

/** Keys on the person's devices that open the account without a password. */
export function Passkeys({ security: { passkeys, hasPassword, issuerName } }: { security: Security }) {
  const { today, locale, timeZone } = useToday()
  const [adding, setAdding] = useState(false)
  const utils = trpc.useUtils()
  const toast = useToast()
  const remove = trpc.auth.passkeys.remove.useMutation()
  return (
    <div>
      <h3>Passkeys</h3>
      <p className="mt-1 text-sm text-muted">
        {canMakeOne || passkeys.length > 0
          ? 'Sign in with the finger, face or code that opens your device. Nothing to remember, nothing to steal.'
          : 'This browser cannot make passkeys. Your phone or a newer browser can.'}
      </p>
      <WayInList
        ways={passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({
          id,
          name,
          detail: lastUsedAt
            ? lastUsed(lastUsedAt, { locale, timeZone, today })
            : `Added on ${formatDay(dayIn(timeZone, new Date(addedAt)), locale, today)}, not used yet`,
        }))}
        Icon={KeyRound}
        verb="Remove"
        ending={({ name }) => ({
          title: `Remove ${name}?`,
          consequence:
            'It no longer opens your account. Your other ways in stay. The device may still list it; you can delete it there too.',
          keep: 'Keep it',
          go: 'Remove passkey',
        })}
        hasPassword={hasPassword}
        issuerName={issuerName}
        onEnd={async ({ id, name }, password) => {
          utils.auth.security.setData(undefined, await remove.mutateAsync({ id, password }))
          toast({ title: 'Passkey removed', description: `${name} no longer opens your account.` })
        }}
      />
      {canMakeOne && (
        <Button variant="secondary" className="mt-3" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          Add a passkey
        </Button>
      )}
      <PasskeyDialog open={adding} onOpenChange={setAdding} hasPassword={hasPassword} issuerName={issuerName} />
    </div>
  )
}
