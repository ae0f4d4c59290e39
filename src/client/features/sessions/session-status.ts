import type { SessionStatus } from '#shared/sessions'

type Tone = 'plain' | 'success' | 'warning' | 'danger'

/** How each state of a session is said. */
export const STATUS: Record<SessionStatus, { label: string; tone: Tone }> = {
  pending_payment: { label: 'Waits for payment', tone: 'warning' },
  scheduled: { label: 'Scheduled', tone: 'success' },
  completed: { label: 'Completed', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'plain' },
  expired: { label: 'Not paid', tone: 'plain' },
  no_show: { label: 'Missed', tone: 'danger' },
}
