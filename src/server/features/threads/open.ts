import { and, eq, notInArray } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { Tx } from '#server/core/store'
import type { ThreadOpen } from '#shared/threads'
import { users } from '../auth/tables'
import { ownCoach } from '../coaches/service'
import { coaches } from '../coaches/tables'
import { sessions } from '../sessions/tables'
import { threads } from './tables'

/** The person's thread with somebody: the one there is, else a new one, which nobody sees until something is written. */
export async function openThread(ctx: SignedIn, { coachId, clientId }: z.infer<typeof ThreadOpen>): Promise<{ id: string }> {
  const { deps, user } = ctx
  const now = new Date(deps.clock.now())
  return deps.store.transaction(async (tx) => {
    if (clientId) return threadOf(tx, { coachId: await coachOfClient(tx, ctx, clientId), clientId }, now)
    if (!coachId) throw new AppError('BAD_REQUEST', 'Please say with whom.')
    const known = await knownThread(tx, { coachId, clientId: user.id })
    await checkCoach(tx, { coachId, userId: user.id, known: known !== undefined })
    return known ?? threadOf(tx, { coachId, clientId: user.id }, now)
  })
}

type Pair = { coachId: string; clientId: string }

async function knownThread(tx: Tx, { coachId, clientId }: Pair): Promise<{ id: string } | undefined> {
  const pair = and(eq(threads.coachId, coachId), eq(threads.clientId, clientId))
  const [known] = await tx.select({ id: threads.id }).from(threads).where(pair).limit(1)
  return known
}

async function threadOf(tx: Tx, pair: Pair, now: Date): Promise<{ id: string }> {
  const known = await knownThread(tx, pair)
  if (known) return known
  const row = { id: randomId(), ...pair, createdAt: now, lastAt: now }
  await tx.insert(threads).values(row)
  return { id: row.id }
}

async function checkCoach(
  tx: Tx,
  { coachId, userId, known }: { coachId: string; userId: string; known: boolean },
): Promise<void> {
  const [coach] = await tx
    .select({ userId: coaches.userId, isActive: coaches.isActive, blockedAt: users.blockedAt })
    .from(coaches)
    .leftJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, coachId))
    .limit(1)
  if (!coach) throw new AppError('NOT_FOUND', 'We could not find that coach.', { field: 'coachId' })
  if (coach.userId === userId) throw new AppError('BAD_REQUEST', 'That coach is you.', { field: 'coachId' })
  if (!known && (!coach.userId || !coach.isActive || coach.blockedAt))
    throw new AppError('BAD_REQUEST', 'This coach takes no new messages just now.', { field: 'coachId' })
}

/** A coach writes first only to people who booked them; anybody else reads the same as nobody. */
async function coachOfClient(tx: Tx, ctx: SignedIn, clientId: string): Promise<string> {
  if (ctx.user.role !== 'coach') throw new AppError('FORBIDDEN', 'This part is for coaches.')
  const { id: coachId } = await ownCoach(tx, ctx)
  const [booked] = await tx
    .select({ blockedAt: users.blockedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, clientId),
        eq(sessions.coachId, coachId),
        notInArray(sessions.status, ['pending_payment', 'expired']),
      ),
    )
    .limit(1)
  if (!booked) throw new AppError('NOT_FOUND', 'We could not find that client of yours.', { field: 'clientId' })
  if (booked.blockedAt && !(await knownThread(tx, { coachId, clientId })))
    throw new AppError('BAD_REQUEST', 'This person cannot get messages just now.', { field: 'clientId' })
  return coachId
}
