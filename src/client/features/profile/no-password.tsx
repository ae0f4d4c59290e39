import { KeyRound } from 'lucide-react'
import { Button, buttonClass } from '#client/ui/button'
import { Note } from '#client/ui/note'
import { FormActions } from './form-actions'

/** For an account that only another account opens: what guards it further needs a password of its own first. */
export const NoPassword = ({ onKeep }: { onKeep: () => void }) => (
  <>
    <Note Icon={KeyRound}>
      Your account has no password yet, and we ask for one here to be sure it is you. We can mail you a link to set one.
    </Note>
    <FormActions>
      <Button variant="secondary" onClick={onKeep}>
        Not now
      </Button>
      <a href="/api/forgot-password" className={buttonClass()}>
        Set a password
      </a>
    </FormActions>
  </>
)
