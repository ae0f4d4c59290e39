import { Laptop, LogOut, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '#client/lib/trpc'
import { useToday } from '#client/lib/use-today'
import { Button } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Chip } from '#client/ui/chip'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { useToast } from '#client/ui/toast'
import type { Login } from '#shared/logins'
import { lastUsed } from './last-used'
import { RowIcon } from './row-icon'
import { sayFailed } from './show-refusal'

const isPhone = (device: string) => /phone|ipad|android/i.test(device)

function LoginRow({ login }: { login: Login }) {
  const reader = useToday()
  const utils = trpc.useUtils()
  const toast = useToast()
  const end = trpc.auth.endLogin.useMutation({
    onSuccess: ({ id }) => {
      utils.auth.logins.setData(undefined, (logins) => logins?.filter((one) => one.id !== id))
      toast({ title: 'Signed out there', description: `${login.device} has to sign in again.` })
    },
    onError: (error) => {
      void utils.auth.logins.invalidate()
      sayFailed(error, 'That sign-in was not ended. Please try again.')
    },
  })
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 md:py-4">
      <RowIcon Icon={isPhone(login.device) ? Smartphone : Laptop} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base break-words">{login.device}</h3>
        <p className="text-sm text-muted">{login.current ? 'In use now' : lastUsed(login.lastUsedAt, reader)}</p>
      </div>
      {login.current ? (
        <Chip tone="success">
          <span aria-hidden className="size-2 rounded-full bg-current" />
          This one
        </Chip>
      ) : (
        <Button variant="ghost" className="-mr-3 px-3!" pending={end.isPending} onClick={() => end.mutate({ id: login.id })}>
          Sign out<span className="sr-only"> {login.device}</span>
        </Button>
      )}
    </li>
  )
}

/** Every browser that is signed in, and the way to end one or all. */
export function LoginsCard() {
  const [logins] = trpc.auth.logins.useSuspenseQuery()
  const [asking, setAsking] = useState(false)
  const everywhere = trpc.auth.signOutEverywhere.useMutation({
    onSuccess: () => location.assign('/api/login'),
    onError: (error) => sayFailed(error, 'You are still signed in. Please try again.'),
  })
  const who = logins.length === 1 ? 'This browser is signed out.' : `${logins.length} browsers are signed out, this one too.`
  const all = logins.length === 1 ? 'this one' : `${logins.length === 2 ? 'both' : `all ${logins.length}`}, this one too`
  return (
    <Card id="logins" aria-labelledby="logins-title">
      <CardHeader title="Where you are signed in" id="logins-title" />
      <ul aria-labelledby="logins-title" className="divide-y divide-border">
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-5">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <LogOut size={18} strokeWidth={1.75} aria-hidden />
          Sign out everywhere
        </Button>
        <p className="min-w-48 flex-1 text-sm text-muted">Ends {all}.</p>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        consequence={`${who} Nothing you gave us is lost; you only sign in again.`}
        keep="Stay signed in"
        confirm="Sign out everywhere"
        pending={everywhere.isPending || everywhere.isSuccess}
        onConfirm={() => everywhere.mutate()}
      />
    </Card>
  )
}
