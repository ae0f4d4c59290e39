import type { RailStep } from '#client/ui/rail'
import type { ApplicationStatus } from '#shared/coach-application'

/** What happens next, as somebody who is about to apply reads it. */
export const BEFORE_APPLYING: RailStep[] = [
  { title: 'You apply', text: 'Leave and come back as you like. We keep the draft.', state: 'current' },
  { title: 'We read it', text: 'A person does, in 3-5 business days.', state: 'ahead' },
  { title: 'Background check', text: 'You agree to it in step 3.', state: 'ahead' },
  { title: 'Virtual interview', text: 'If we select you, 30 minutes by video.', state: 'ahead' },
  { title: 'Onboarding', text: 'Your hours, your rate, your first client.', state: 'ahead' },
]

const AT: Record<ApplicationStatus, number> = {
  submitted: 1,
  under_review: 1,
  more_needed: 1,
  interview: 3,
  approved: 5,
  rejected: 1,
}

/** The same way once the application is on it; `submitted` is the day in words. */
export function stepsAt(status: ApplicationStatus, submitted: string): RailStep[] {
  const steps = [
    { title: 'Submitted', text: submitted },
    { title: 'Review in 3-5 business days', text: 'If we need more, we ask here and by mail.' },
    { title: 'Background check', text: 'You agreed to it; it takes about a week.' },
    { title: 'Virtual interview if selected', text: 'You pick the time.' },
    { title: 'Onboarding', text: 'We set up your page together.' },
  ]
  return steps.map((step, at) => ({ ...step, state: at < AT[status] ? 'done' : at === AT[status] ? 'current' : 'ahead' }))
}
