import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleX, MessageCircle, Video } from 'lucide-react'
import { formatInstant } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { Button, buttonClass } from '#client/ui/button'
import { Card, CardHeader } from '#client/ui/card'
import { Note } from '#client/ui/note'
import { Rail } from '#client/ui/rail'
import type { OwnApplication } from '#shared/coach-application'
import { FormSummary } from './form-summary'
import { stepsAt } from './next-steps'
import { StatusChip } from './status-chip'

const SAYS = {
  more_needed: { tone: 'warning', Icon: MessageCircle, title: 'We need a little more' },
  interview: { tone: 'sun', Icon: Video, title: 'We would like to meet you. Look for our mail with the times.' },
  approved: { tone: 'success', Icon: CircleCheck, title: 'You are a coach on Nolo. Welcome.' },
  rejected: { tone: 'danger', Icon: CircleX, title: 'We cannot take you on as a coach now.' },
} as const

/** Where the application stands, what we wrote about it, and what it says. */
export function ApplicationStatus({ own, onEdit }: { own: OwnApplication; onEdit: () => void }) {
  const { locale, timeZone } = useUser()
  const { status, submittedAt, message, form, attachments, mayApply } = own
  if (!status || !form) return null
  const says = status in SAYS ? SAYS[status as keyof typeof SAYS] : null
  const at = submittedAt ? formatInstant(submittedAt, locale, timeZone) : ''
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>Your application</h1>
        <StatusChip status={status} />
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:mt-7 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
        <div className="grid min-w-0 gap-4 md:gap-6">
          {says && (
            <Note tone={says.tone} Icon={says.Icon}>
              <p className="font-semibold">{says.title}</p>
              {message && <p className="mt-1 break-words whitespace-pre-line">{message}</p>}
              {mayApply && (
                <Button size="sm" className="mt-3" onClick={onEdit}>
                  {status === 'rejected' ? 'Apply again' : 'Edit and submit again'}
                </Button>
              )}
              {status === 'approved' && (
                <Link to="/coach" className={buttonClass({ size: 'sm', className: 'mt-3' })}>
                  Go to your coaching area
                </Link>
              )}
            </Note>
          )}
          <Card>
            <CardHeader title="What you wrote" />
            <FormSummary form={form} attachments={attachments} />
          </Card>
        </div>
        {status !== 'rejected' && (
          <Card>
            <h2 className="mb-4 text-lede font-[640]">Next steps</h2>
            <Rail steps={stepsAt(status, at)} label="Next steps" />
          </Card>
        )}
      </div>
    </>
  )
}
