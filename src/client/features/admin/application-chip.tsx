import { CircleCheck, CircleX, Clock, Eye, MessageCircle, Video } from 'lucide-react'
import { Chip } from '#client/ui/chip'
import type { ApplicationStatus } from '#shared/coach-application'

export const STATUS_LOOK = {
  submitted: { tone: 'warning', label: 'Pending', Icon: Clock },
  under_review: { tone: 'ink', label: 'Under Review', Icon: Eye },
  more_needed: { tone: 'plain', label: 'More needed', Icon: MessageCircle },
  interview: { tone: 'sun', label: 'Interview', Icon: Video },
  approved: { tone: 'success', label: 'Approved', Icon: CircleCheck },
  rejected: { tone: 'danger', label: 'Rejected', Icon: CircleX },
} as const satisfies Record<ApplicationStatus, object>

/** Where an application stands, as whoever decides calls it. */
export const StatusChip = ({ status }: { status: ApplicationStatus }) => {
  const { tone, label, Icon } = STATUS_LOOK[status]
  return (
    <Chip tone={tone}>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {label}
    </Chip>
  )
}
