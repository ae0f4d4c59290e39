import { CircleCheck, CircleX, Clock, Eye, MessageCircle, Video } from 'lucide-react'
import { Chip } from '#client/ui/chip'
import type { ApplicationStatus } from '#shared/coach-application'

const LOOK = {
  submitted: { tone: 'ink', label: 'Submitted', Icon: Clock },
  under_review: { tone: 'ink', label: 'Under Review', Icon: Eye },
  more_needed: { tone: 'warning', label: 'More needed', Icon: MessageCircle },
  interview: { tone: 'sun', label: 'Interview', Icon: Video },
  approved: { tone: 'success', label: 'Approved', Icon: CircleCheck },
  rejected: { tone: 'danger', label: 'Rejected', Icon: CircleX },
} as const satisfies Record<ApplicationStatus, object>

/** Where an application stands, in a word with its icon. */
export const StatusChip = ({ status }: { status: ApplicationStatus }) => {
  const { tone, label, Icon } = LOOK[status]
  return (
    <Chip tone={tone}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {label}
    </Chip>
  )
}
