import { Check, Eye, MessageCircle, Video } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button'
import { ConfirmDialog } from '#client/ui/confirm-dialog'
import { Field, Textarea } from '#client/ui/field'
import { Picks } from '#client/ui/picks'
import type { ApplicationDecision } from '#shared/admin'
import type { ApplicationStatus } from '#shared/coach-application'
import { useDecide } from './use-application'

const CHECKS = ['Identity', 'Certifications', 'Background check', 'Interview'] as const
type Checked = (typeof CHECKS)[number]
type Errors = { message?: string; verified?: string }

type Props = { id: string; firstName: string; status: ApplicationStatus }

/** The message and what it comes with: yes, no, more, or a word in between. */
export function Decide({ id, firstName, status }: Props) {
  const [message, setMessage] = useState('')
  const [verified, setVerified] = useState<Checked[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [rejecting, setRejecting] = useState(false)
  const decide = useDecide(id, firstName, () => setMessage(''))

  const check = (decision: ApplicationDecision['decision']): Errors => {
    const needsWords = decision === 'rejected' || decision === 'more_needed'
    if (needsWords && !message.trim()) return { message: 'Please write a message: the applicant reads it.' }
    if (decision === 'approved' && verified.length === 0)
      return { verified: 'Please say what was checked: it stands on the page of the coach.' }
    return {}
  }
  const send = (decision: ApplicationDecision['decision'], isSure = decision !== 'rejected') => {
    const found = check(decision)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (!isSure) setRejecting(true)
    else decide.mutate({ id, decision, message, verified: decision === 'approved' ? verified : [] })
  }
  const pending = (decision: ApplicationDecision['decision']) => decide.isPending && decide.variables?.decision === decision
  return (
    <div className="mt-6 grid gap-5 border-t border-border pt-5">
      <Field label={`Message to ${firstName}`} hint="Needed to reject or to ask for more." error={errors.message}>
        <Textarea value={message} onChange={({ target }) => setMessage(target.value)} maxLength={2000} rows={3} />
      </Field>
      <Picks
        legend="What was checked"
        aside="shown on the page of the coach"
        options={CHECKS}
        chosen={verified}
        onChange={setVerified}
        error={errors.verified}
      />
      <div className="flex flex-wrap justify-end gap-2 max-md:*:flex-[1_1_40%]">
        <Button variant="secondary" className="text-danger!" pending={pending('rejected')} onClick={() => send('rejected')}>
          Reject
        </Button>
        {status === 'submitted' && (
          <Button variant="secondary" pending={pending('under_review')} onClick={() => send('under_review')}>
            <Eye size={18} strokeWidth={1.75} aria-hidden />
            Under Review
          </Button>
        )}
        {status !== 'interview' && (
          <Button variant="secondary" pending={pending('interview')} onClick={() => send('interview')}>
            <Video size={18} strokeWidth={1.75} aria-hidden />
            Interview
          </Button>
        )}
        <Button variant="secondary" pending={pending('more_needed')} onClick={() => send('more_needed')}>
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
          Ask for more
        </Button>
        <Button pending={pending('approved')} onClick={() => send('approved')}>
          <Check size={18} strokeWidth={1.75} aria-hidden />
          Approve
        </Button>
      </div>
      <ConfirmDialog
        open={rejecting}
        onOpenChange={setRejecting}
        title={`Reject ${firstName}'s application?`}
        consequence={`${firstName} gets your message by mail and on their page, and may apply again. This decision cannot be taken back.`}
        keep="Keep it open"
        confirm="Reject"
        onConfirm={() => {
          setRejecting(false)
          send('rejected', true)
        }}
      />
    </div>
  )
}
