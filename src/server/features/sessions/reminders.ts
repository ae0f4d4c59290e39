import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'
import type { sessions } from './tables'

export const REMINDER = 'session-reminder'
const HOUR = 3_600_000
/** Hours before the start; the first while cancelling is still free. */
export const REMINDED_HOURS = [26, 1] as const

type Booked = Pick<typeof sessions.$inferSelect, 'id' | 'groupId' | 'scheduledAt'>

/** When a session is reminded of, as far as it is not too late for that. */
export const remindersOf = ({ scheduledAt }: Pick<Booked, 'scheduledAt'>, now: Date): { hours: number; runAt: Date }[] =>
  REMINDED_HOURS.map((hours) => ({ hours, runAt: new Date(scheduledAt.getTime() - hours * HOUR) })).filter(
    ({ runAt }) => runAt > now,
  )

/**
 * Has both sides reminded. A reminder belongs to a time: once the session is moved the old ones find another time and say
 * nothing. A coach is reminded of a group once.
 */
export async function queueReminders(tx: Tx, session: Booked, owners: { client: string; coach: string | null }, at: Date) {
  const startsAt = session.scheduledAt.toISOString()
  for (const { hours, runAt } of remindersOf(session, at))
    for (const side of ['client', 'coach'] as const) {
      const userId = owners[side]
      if (!userId) continue
      const about = side === 'coach' && session.groupId ? session.groupId : session.id
      const key = `session-reminder-${hours}h-${about}-${session.scheduledAt.getTime()}-${side}`
      const payload = { key, sessionId: session.id, groupId: session.groupId, side, hours, startsAt }
      await enqueue(tx, { kind: REMINDER, key, userId, payload, runAt })
    }
}
