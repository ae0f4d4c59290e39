import type { SessionDetail } from '#shared/session-detail'
import { MOVE_HOURS } from '#shared/session-policy'

/** What moving means for whoever asks, before they pick. */
export function moveRule({ side, other, mayMoveFreely }: Pick<SessionDetail, 'side' | 'other' | 'mayMoveFreely'>): string {
  if (mayMoveFreely) return `More than 24 hours before, you move it at once and for nothing. ${other.firstName} is told.`
  const answer = `has up to ${MOVE_HOURS[side]} hours to answer. The new time is kept meanwhile, and until then the old one stands.`
  return side === 'client'
    ? `Less than 24 hours before, ${other.firstName} has to agree, and ${answer}`
    : `${other.firstName} has to agree, and ${answer}`
}
