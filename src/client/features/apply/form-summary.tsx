import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '#client/ui/chip'
import { ATTACHMENT, type Attachment } from '#shared/coach-application'
import { formatMoney } from '#shared/money'
import { type ApplicationValues, zoneShown } from './application-form'
import { fileSize } from './send-certificate'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line max-md:mb-2.5">
      {children || <span className="text-muted">Not yet</span>}
    </dd>
  </>
)
const chips = (words: readonly string[]) =>
  words.length > 0 && (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </span>
  )

type Props = { form: Omit<ApplicationValues, 'agreeToTerms' | 'agreeToBackground'>; attachments: Attachment[] }

/** All that an application says, to read. */
export const FormSummary = ({ form, attachments }: Props) => (
  <dl className="grid gap-x-5 gap-y-0.5 text-ui md:grid-cols-[8.5rem_minmax(0,1fr)] md:gap-y-3">
    <Row name="Name">{`${form.firstName} ${form.lastName}`.trim()}</Row>
    <Row name="Contact">{[form.email, form.phone].filter(Boolean).join(', ')}</Row>
    <Row name="Bio">{form.bio}</Row>
    <Row name="Specialties">{chips(form.specialties)}</Row>
    <Row name="Experience">{form.experience}</Row>
    <Row name="Certifications">{form.certifications}</Row>
    {attachments.length > 0 && (
      <Row name="Attached">
        <span className="flex flex-wrap gap-2">
          {attachments.map(({ id, name, bytes }) => (
            <a
              key={id}
              href={`${ATTACHMENT.path}/${id}`}
              download
              className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-border-strong bg-raised px-3.5 text-sm font-[550] hover:bg-tint"
            >
              <FileText size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 text-muted">{fileSize(bytes)}</span>
            </a>
          ))}
        </span>
      </Row>
    )}
    <Row name="Hourly rate">
      {form.hourlyRate !== null && Number.isFinite(form.hourlyRate) && formatMoney(form.hourlyRate, 'ZAR')}
    </Row>
    <Row name="Availability">{form.availability}</Row>
    <Row name="Languages">{chips(form.languages)}</Row>
    <Row name="Timezone">{form.timezone && zoneShown(form.timezone)}</Row>
  </dl>
)
