import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { threads } from './tables'

/** The person's thread with a coach: the one there is, else a new one, which nobody sees until something is written. */
export async function openThread({ deps, user }: SignedIn, { coachId }: { coachId: string }): Promise<{ id: string }> {
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    const [coach] = await tx
      .select({ userId: coaches.userId, isActive: coaches.isActive, blockedAt: users.blockedAt })
      .from(coaches)
      .leftJoin(users, eq(users.id, coaches.userId))
      .where(eq(coaches.id, coachId))
      .limit(1)
    if (!coach) throw new AppError('NOT_FOUND', 'We could not find that coach.', { field: 'coachId' })
    if (coach.userId === user.id) throw new AppError('BAD_REQUEST', 'That coach is you.', { field: 'coachId' })
    const pair = and(eq(threads.coachId, coachId), eq(threads.clientId, user.id))
    const [known] = await tx.select({ id: threads.id }).from(threads).where(pair).limit(1)
    if (known) return known
    if (!coach.userId || !coach.isActive || coach.blockedAt)
      throw new AppError('BAD_REQUEST', 'This coach takes no new messages just now.', { field: 'coachId' })
    const row = { id: randomId(), coachId, clientId: user.id, createdAt: now, lastAt: now }
    await tx.insert(threads).values(row)
    return { id: row.id }
  })
}
