import { KeyRound } from 'lucide-react'
import { Button, buttonClass } from '#client/ui/button'
import { Note } from '#client/ui/note'
import { FormActions } from './form-actions'

type Props = { issuerName: string | null; onKeep: () => void }

/** The sign-in is too old to count as a proof. */
export const SignInAgain = ({ issuerName, onKeep }: Props) => (
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
