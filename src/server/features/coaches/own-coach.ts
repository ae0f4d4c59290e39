import { eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { coaches } from './tables'

export type CoachRow = typeof coaches.$inferSelect

/** A read: the coach the asking person is. */
export async function ownCoach(db: Db, ctx: SignedIn): Promise<CoachRow> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.userId, ctx.user.id)).limit(1)
  if (!coach) throw new AppError('NOT_FOUND', 'You have no coach page yet.')
  return coach
}
