import { FileText } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatInstant } from '#client/lib/format'
import { useUser } from '#client/lib/session'
import { zoneLabel } from '#client/lib/zones'
import { Avatar } from '#client/ui/avatar'
import { Chip } from '#client/ui/chip'
import { ErrorState } from '#client/ui/error-state'
import { Skeleton } from '#client/ui/skeleton'
import { ATTACHMENT } from '#shared/coach-application'
import { COACH_SHARE } from '#shared/coach-options'
import { formatMinor } from '#shared/money'
import { shareOf } from '#shared/session-price'
import { StatusChip } from './application-chip'
import { Decide } from './decide'
import { useApplication } from './use-application'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line max-md:mb-3">{children}</dd>
  </>
)

/** All of one application, and the words and buttons to decide with. */
export function ApplicationDetail({ id }: { id: string }) {
  const { locale, timeZone } = useUser()
  const { data, isError, refetch } = useApplication(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const standing = data?.status
  // also after a decision, whose button has gone
  useEffect(() => {
    if (standing) heading.current?.focus()
  }, [standing])
  if (isError) return <ErrorState title="This application did not load" onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className="grid gap-4">
        <Skeleton className="h-16 w-72 max-w-full" />
        <Skeleton className="h-64" />
      </div>
    )
  const { form, attachments, status, submittedAt, message } = data
  const cents = Math.round(form.hourlyRate * 100)
  const applied = formatInstant(submittedAt, locale, timeZone)
  return (
    <article aria-labelledby="applicant">
      <header className="flex items-start gap-4">
        <Avatar firstName={form.firstName} lastName={form.lastName} className="size-16 rounded-arch! text-lede" />
        <div className="min-w-0 flex-1">
          <h2 id="applicant" ref={heading} tabIndex={-1} className="break-words outline-none">
            {form.firstName} {form.lastName}
          </h2>
          <p className="mb-1.5 text-sm text-muted">Applied {applied}</p>
          <StatusChip status={status} />
        </div>
      </header>
      <dl className="mt-5 grid gap-x-5 gap-y-0.5 text-ui md:grid-cols-[8.5rem_minmax(0,1fr)] md:gap-y-3">
        <Row name="Contact">
          {form.email}, {form.phone}
        </Row>
        <Row name="Bio">{form.bio}</Row>
        <Row name="Experience">{form.experience}</Row>
        <Row name="Certifications">
          {form.certifications}
          {attachments.length > 0 && (
            <span className="mt-2 flex flex-wrap gap-1.5">
              {attachments.map(({ id: fileId, name, bytes }) => (
                <a
                  key={fileId}
                  href={`${ATTACHMENT.path}/${fileId}`}
                  download
                  className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-border-strong bg-raised px-3.5 text-sm font-[550] hover:bg-tint"
                >
                  <FileText size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="shrink-0 text-muted">{Math.max(1, Math.round(bytes / 1000))} kB</span>
                </a>
              ))}
            </span>
          )}
        </Row>
        <Row name="Specialties">
          <span className="flex flex-wrap gap-1.5">
            {form.specialties.map((one) => (
              <Chip key={one}>{one}</Chip>
            ))}
          </span>
        </Row>
        <Row name="Rate">
          {formatMinor(cents, 'ZAR')} an hour{' '}
          <span className="text-muted">({formatMinor(shareOf(cents, COACH_SHARE * 100), 'ZAR')} theirs)</span>
        </Row>
        <Row name="Hours">
          {form.availability} <span className="text-muted">({zoneLabel(form.timezone)})</span>
        </Row>
        <Row name="Languages">{form.languages.join(', ')}</Row>
        <Row name="Agreed">Terms and background check, {applied}</Row>
        {message && <Row name="We wrote">{message}</Row>}
      </dl>
      {status !== 'approved' && status !== 'rejected' && <Decide id={id} firstName={form.firstName} status={status} />}
    </article>
  )
}
