import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { failureOf } from '#client/lib/failure'
import { Button, buttonClass } from '#client/ui/button'
import { Note } from '#client/ui/note'
import { FormActions } from './form-actions'
import { PasswordProofForm } from './password-proof-form'
import { sayFailed } from './show-refusal'

type Props = {
  hasPassword: boolean
  issuerName: string | null
  keep: string
  go: string
  onKeep: () => void
  /** Throws what the server refused. */
  onProof: (password?: string) => Promise<unknown>
}

/** Before a way into the account goes: the password, or where there is none a sign-in of a moment ago. */
export function OwnerProofForm(props: Props) {
  if (!props.hasPassword) return <FreshSignInForm {...props} />
  return <PasswordProofForm {...props} danger onProof={({ password }) => props.onProof(password)} />
}

function FreshSignInForm({ issuerName, keep, go, onKeep, onProof }: Props) {
  const [isPending, setPending] = useState(false)
  const [isStale, setStale] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await onProof()
    } catch (error) {
      if (failureOf(error).code === 'PRECONDITION_FAILED') setStale(true)
      else sayFailed(error, 'That did not work. Please try again.')
    } finally {
      setPending(false)
    }
  }
  if (isStale) return <SignInAgain issuerName={issuerName} onKeep={onKeep} />
  return (
    <FormActions>
      <Button variant="secondary" onClick={onKeep}>
        {keep}
      </Button>
      <Button variant="danger" pending={isPending} onClick={confirm}>
        {go}
      </Button>
    </FormActions>
  )
}

/** The sign-in is too old to count as a proof. */
const SignInAgain = ({ issuerName, onKeep }: Pick<Props, 'issuerName' | 'onKeep'>) => (
  <div role="alert">
    <Note Icon={KeyRound}>To be sure it is you: please sign in again, and come back here within ten minutes.</Note>
    <FormActions>
      <Button variant="secondary" onClick={onKeep}>
        Not now
      </Button>
      <a href={issuerName ? '/api/login/oidc?returnTo=%2Fprofile' : '/api/logout'} className={buttonClass()}>
        {issuerName ? `Continue with ${issuerName}` : 'Sign out'}
      </a>
    </FormActions>
  </div>
)
