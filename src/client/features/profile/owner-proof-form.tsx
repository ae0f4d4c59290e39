import { useState } from 'react'
import { Button } from '#client/ui/button'
import { FormActions } from './form-actions'
import { PasswordProofForm } from './password-proof-form'
import { fieldOf, sayFailed } from './show-refusal'
import { SignInAgain } from './sign-in-again'

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
      if (fieldOf(error) === 'password') setStale(true)
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
