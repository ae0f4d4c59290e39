import { BadgeCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '#client/lib/session'
import { trpc } from '#client/lib/trpc'
import { Button } from '#client/ui/button'
import { Note } from '#client/ui/note'
import { useToast } from '#client/ui/toast'
import { EmailDialog } from './email-dialog'
import { sayFailed } from './show-refusal'

/** The address, whether it is confirmed, and what is still to be opened in the mailbox. */
export function EmailRow() {
  const { email, emailVerified } = useUser()
  const [{ pendingEmail }] = trpc.auth.security.useSuspenseQuery()
  const [changing, setChanging] = useState(false)
  const toast = useToast()
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: ({ sentTo }) => toast({ title: 'Mail sent', description: `Open the link in the mail to ${sentTo}.` }),
    onError: (error) => sayFailed(error, 'The mail was not sent. Please try again.'),
  })
  const waiting = pendingEmail !== null || !emailVerified
  return (
    <div>
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">Email address</h3>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 break-all">{email}</p>
        {emailVerified ? (
          <span className="inline-flex items-center gap-1 text-xs font-semibold text-success">
            <BadgeCheck size={16} strokeWidth={1.75} aria-hidden />
            Confirmed
          </span>
        ) : (
          <span className="inline-flex items-center gap-1 text-xs font-semibold text-warning">
            <MailWarning size={16} strokeWidth={1.75} aria-hidden />
            Not confirmed yet
          </span>
        )}
        <Button variant="ghost" className="-ml-1 px-2! text-primary!" onClick={() => setChanging(true)}>
          Change<span className="sr-only"> email address</span>
        </Button>
      </div>
      {waiting && (
        <Note tone="sun" Icon={MailWarning} className="mt-3">
          <p>
            {pendingEmail
              ? `We sent a link to ${pendingEmail}. That address counts once you have opened it; until then this one stays.`
              : `We sent a link to ${email}. Open it once, so that we know we reach you.`}
          </p>
          <Button
            variant="ghost"
            className="-mb-2 -ml-2 px-2! text-primary!"
            pending={resend.isPending}
            onClick={() => resend.mutate()}
          >
            Send the mail again
          </Button>
        </Note>
      )}
      <EmailDialog open={changing} onOpenChange={setChanging} />
    </div>
  )
}
