import * as z from 'zod'
import { Id, Instant } from './text'

export const SessionStatus = z.enum(['pending_payment', 'scheduled', 'completed', 'cancelled', 'expired', 'no_show'])
export type SessionStatus = z.infer<typeof SessionStatus>

/** A booking as its client reads it. `scheduledAt` is a UTC instant, `duration` minutes. */
export const Session = z.object({ id: Id, scheduledAt: Instant, duration: z.number(), status: SessionStatus })
export type Session = z.infer<typeof Session>

export { nextSession } from './session-rules'
