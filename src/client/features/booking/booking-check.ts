import { Booking } from '#shared/sessions'

export type BookingProblem = { step: 1 | 2; sentence: string }
const steps: Record<string, 1 | 2> = { coachId: 1 }

/** What stands against a booking before it is sent, in the server's own sentences. */
export function checkBooking(booking: unknown): BookingProblem[] {
  const checked = Booking.safeParse(booking)
  if (checked.success) return []
  const { issues } = checked.error
  // one sentence a field: what is missing is not malformed as well
  const first = issues.filter(({ path }, at) => issues.findIndex((other) => other.path[0] === path[0]) === at)
  return first.map(({ path, message }) => ({ step: steps[String(path[0])] ?? 2, sentence: message }))
}
