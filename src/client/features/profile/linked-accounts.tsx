import { Link2 } from 'lucide-react'
import { dayIn, formatDay } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { useToast } from '#client/ui/toast'
import type { Security } from '#shared/logins'
import { WayInList } from './way-in-list'

/** Accounts elsewhere that open this one. */
export function LinkedAccounts({ security: { identities, issuerName, hasPassword } }: { security: Security }) {
  const { today, locale, timeZone } = useToday()
  const utils = trpc.useUtils()
  const toast = useToast()
  const unlink = trpc.auth.identities.unlink.useMutation()
  return (
    <div>
      <h3>Linked accounts</h3>
      {identities.length === 0 && (
        <p className="mt-1 text-sm text-muted">
          Sign in with {issuerName} where its confirmed address is the same as yours here, and the two are linked.
        </p>
      )}
      <WayInList
        ways={identities.map(({ id, email, issuer, addedAt }) => ({
          id,
          name: email,
          detail: `${issuerName ?? issuer}, linked on ${formatDay(dayIn(timeZone, new Date(addedAt)), locale, today)}`,
        }))}
        Icon={Link2}
        verb="Unlink"
        ending={({ name }) => ({
          title: 'Unlink this account?',
          consequence: `${name} no longer opens your Nolo account. Your other ways in stay.`,
          keep: 'Keep it',
          go: 'Unlink',
        })}
        hasPassword={hasPassword}
        issuerName={issuerName}
        onEnd={async ({ id, name }, password) => {
          utils.auth.security.setData(undefined, await unlink.mutateAsync({ id, password }))
          toast({ title: 'Account unlinked', description: `${name} no longer opens this one.` })
        }}
      />
    </div>
  )
}
