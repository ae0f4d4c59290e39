import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import type { GroupDraft, GroupRef, PublishedGroup } from '#shared/coach-sessions'
import { endOf } from '#shared/session-policy'
import { ownCoach } from '../coaches/service'
import type { Announcement } from './announce'
import { freeCells, takeCells } from './cells'
import { checkChoice } from './choice'
import { cancelOne } from './end-session'
import { slotRulesOf } from './rules'
import type { GroupRow } from './seats'
import { expireSession } from './settle'
import { groups, sessions } from './tables'

/** Publishes a group at a free start: it stands without guests, and its time is taken. */
export async function publishGroup(ctx: SignedIn, input: z.infer<typeof GroupDraft>): Promise<z.infer<typeof PublishedGroup>> {
  const { deps } = ctx
  const { duration, seats, title, topic, format } = input
  const startsAt = new Date(input.startsAt)
  const id = randomId()
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const own = await ownCoach(tx, ctx)
    const found = await slotRulesOf(tx, own.id)
    if (!found || !own.isActive) throw new AppError('CONFLICT', 'You take no bookings just now. Please list yourself first.')
    await checkChoice(tx, found, { startsAt, duration, sessionType: 'individual' }, now.getTime(), [])
    const row = { id, coachId: own.id, startsAt, duration, seats, sessionFormat: format, title, topic }
    await tx.insert(groups).values({ ...row, publishedAt: now, createdAt: now })
    const time = { coachId: own.id, startsAt, duration, bufferMinutes: own.bufferMinutes, heldUntil: null, now }
    await takeCells(tx, { ...time, holderId: id })
  })
  return { id, startsAt: startsAt.toISOString(), duration, seats, title }
}

/** Step: calls off a group: every guest gets everything back, whoever was paying just now does not get in. */
export async function endGroup(tx: Tx, group: GroupRow, by: Announcement['by'], now: Date): Promise<boolean> {
  const [ended] = await tx
    .update(groups)
    .set({ cancelledAt: now })
    .where(and(eq(groups.id, group.id), isNull(groups.cancelledAt)))
    .returning({ id: groups.id })
  if (!ended) return false
  for (const session of await tx.select().from(sessions).where(eq(sessions.groupId, group.id)))
    if (session.status === 'pending_payment') await expireSession(tx, session, now)
    else await cancelOne(tx, { session, terms: 'coach', by, now })
  await freeCells(tx, group.id)
  return true
}

/** Calls off a group of the coach's own. */
export async function cancelGroup(ctx: SignedIn, { id }: z.infer<typeof GroupRef>): Promise<{ id: string }> {
  const { deps } = ctx
  await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const own = await ownCoach(tx, ctx)
    const [group] = await tx
      .select()
      .from(groups)
      .where(and(eq(groups.id, id), eq(groups.coachId, own.id)))
      .limit(1)
    if (!group) throw new AppError('NOT_FOUND', 'There is no such group.')
    if (now.getTime() >= endOf({ scheduledAt: group.startsAt.getTime(), duration: group.duration }))
      throw new AppError('CONFLICT', 'This session is over.')
    if (!(await endGroup(tx, group, 'coach', now))) throw new AppError('CONFLICT', 'This group is cancelled already.')
  })
  return { id }
}
