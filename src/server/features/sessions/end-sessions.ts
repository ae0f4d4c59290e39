import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Deps } from '#server/core/deps'
import type { Tx } from '#server/core/store'
import { coaches } from '../coaches/tables'
import type { Side } from './announce'
import { cancelOne } from './end-session'
import { endGroup } from './publish-group'
import { expireSession } from './settle'
import { groups, sessions } from './tables'

type Leaving = { userId: string; by: 'themselves' | 'admin'; now: Date }
const Payload = z.object({ userId: z.string() })

/**
 * Step: ends all that lies ahead of somebody who goes: what they booked by the policy, what others booked with them with all of the
 * money back.
 */
export async function endSessions(tx: Tx, { userId, by, now }: Leaving): Promise<void> {
  const ahead = and(gt(sessions.scheduledAt, now), inArray(sessions.status, ['scheduled', 'pending_payment']))
  const end = async (which: (typeof sessions.$inferSelect)[], terms: Side) => {
    for (const session of which)
      if (session.status === 'pending_payment') await expireSession(tx, session, now)
      else await cancelOne(tx, { session, terms, by: by === 'admin' ? by : terms, now })
  }
  const booked = and(eq(sessions.userId, userId), ahead)
  await end(await tx.select().from(sessions).where(booked), 'client')
  const [coach] = await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId)).limit(1)
  if (!coach) return
  const open = and(eq(groups.coachId, coach.id), isNull(groups.cancelledAt), gt(groups.startsAt, now))
  for (const group of await tx.select().from(groups).where(open)) await endGroup(tx, group, by === 'admin' ? by : 'coach', now)
  const given = and(eq(sessions.coachId, coach.id), ahead)
  await end(await tx.select().from(sessions).where(given), 'coach')
}

/** Ends the sessions a blocked person has ahead of them. */
export async function endBlockedSessions(deps: Deps, payload: unknown): Promise<void> {
  const { userId } = Payload.parse(payload)
  const now = new Date(deps.clock.now())
  await deps.store.transaction((tx) => endSessions(tx, { userId, by: 'admin', now }))
}
