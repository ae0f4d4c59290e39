import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { dayIn, formatDay } from '#client/lib/format'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { useToast } from '#client/ui/toast'
import type { Security } from '#shared/logins'
import { RowIcon } from './row-icon'
import { sayFailed } from './show-refusal'

type Identity = Security['identities'][number]

/** Accounts elsewhere that open this one. */
export function LinkedAccounts({ security: { identities, issuerName } }: { security: Security }) {
  const { today, locale, timeZone } = useToday()
  const [asked, setAsked] = useState<Identity>()
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const toast = useToast()
  const unlink = trpc.auth.identities.unlink.useMutation({
    onSuccess: async () => {
      await utils.auth.security.invalidate()
      setAsking(false)
      toast({ title: 'Account unlinked', description: `${asked?.email} no longer opens this one.` })
    },
    onError: (error) => sayFailed(error, 'The account was not unlinked. Please try again.'),
  })
  return (
    <div>
      <h3>Linked accounts</h3>
      {identities.length === 0 && (
        <p className="mt-1 text-sm text-muted">
          Sign in with {issuerName} where its confirmed address is the same as yours here, and the two are linked.
        </p>
      )}
      <ul className="mt-3 divide-y divide-border empty:hidden">
        {identities.map((identity) => (
          <li key={identity.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <RowIcon Icon={Link2} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-all">{identity.email}</p>
              <p className="text-sm break-words text-muted">
                {issuerName ?? identity.issuer}, linked on {formatDay(dayIn(timeZone, new Date(identity.addedAt)), locale, today)}
              </p>
            </div>
            <Button
              variant="ghost"
              className="-mr-3 px-3! text-danger!"
              onClick={() => {
                setAsked(identity)
                setAsking(true)
              }}
            >
              Unlink<span className="sr-only"> {identity.email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Unlink this account?"
        consequence={`${asked?.email ?? 'It'} no longer opens your Nolo account. Your other ways in stay.`}
        confirm="Unlink"
        pending={unlink.isPending}
        onConfirm={() => asked && unlink.mutate({ id: asked.id })}
      />
    </div>
  )
}
