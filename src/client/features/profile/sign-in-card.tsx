import { trpc } from '#client/lib/trpc'
import { Card, CardHeader } from '#client/ui/card'
import { LinkedAccounts } from './linked-accounts'
import { Passkeys } from './passkeys'
import { PasswordGroup } from './password-group'
import { SecondStep } from './second-step'

/** Every way into the account. */
export function SignInCard() {
  const [security] = trpc.auth.security.useSuspenseQuery()
  return (
    <Card id="sign-in" aria-labelledby="sign-in-title">
      <CardHeader title="Signing in" id="sign-in-title" className="mb-4!" />
      <div className="grid gap-5 *:not-first:border-t *:not-first:border-border *:not-first:pt-5">
        {security.hasPassword && <PasswordGroup />}
        <SecondStep security={security} />
        <Passkeys security={security} />
        {(security.issuerName || security.identities.length > 0) && <LinkedAccounts security={security} />}
      </div>
    </Card>
  )
}
