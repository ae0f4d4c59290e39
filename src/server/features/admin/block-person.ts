import { and, eq, gt } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import { findUser } from '../auth/service'
import { coaches } from '../coaches/tables'
import { sessions } from '../sessions/tables'
import { blockUser, unblockUser } from './block-user'

const addressOf = async ({ deps, user }: SignedIn, userId: string, myself: string): Promise<string> => {
  if (userId === user.id) throw new AppError('BAD_REQUEST', myself)
  const person = await findUser(deps.store.db, userId)
  if (!person) throw new AppError('NOT_FOUND', 'We could not find that person.')
  return person.email
}
const actorOf = ({ user }: SignedIn) => ({ kind: 'person' as const, id: user.id })

/** Closes somebody else's account, with all that follows from it. */
export async function blockPerson(ctx: SignedIn, { userId, reason }: { userId: string; reason: string }) {
  const email = await addressOf(ctx, userId, 'You cannot block yourself.')
  await blockUser(ctx.deps, actorOf(ctx), { email, reason })
  return { userId }
}

/** Opens it again; sessions that were cancelled stay cancelled. */
export async function unblockPerson(ctx: SignedIn, { userId }: { userId: string }) {
  const email = await addressOf(ctx, userId, 'You cannot unblock yourself.')
  await unblockUser(ctx.deps, actorOf(ctx), { email })
  return { userId }
}

/** How many sessions that lie ahead a block would end. */
export async function blockConsequence({ deps }: SignedIn, { userId }: { userId: string }) {
  const { db } = deps.store
  const ahead = and(eq(sessions.status, 'scheduled'), gt(sessions.scheduledAt, new Date(deps.clock.now())))
  const [profile] = await db.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId)).limit(1)
  return {
    asClient: await db.$count(sessions, and(ahead, eq(sessions.userId, userId))),
    asCoach: profile ? await db.$count(sessions, and(ahead, eq(sessions.coachId, profile.id))) : 0,
  }
}
