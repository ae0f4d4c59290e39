import { and, count, eq, isNull, sum } from 'drizzle-orm'
import type { Db, Tx } from '#server/core/store'
import { coaches } from '../coaches/tables'
import { reviews } from './tables'

/** Step: a coach's rating (hundredths of a star) and count, made anew from the reviews that show. */
export async function deriveRating(tx: Tx, coachId: string): Promise<void> {
  const shown = and(eq(reviews.coachId, coachId), isNull(reviews.hiddenAt))
  const [row] = await tx
    .select({ number: count(), stars: sum(reviews.stars) })
    .from(reviews)
    .where(shown)
  const reviewCount = Number(row?.number ?? 0)
  const rating = reviewCount === 0 ? 0 : Math.floor((Number(row?.stars) * 200 + reviewCount) / (2 * reviewCount))
  await tx.update(coaches).set({ rating, reviewCount }).where(eq(coaches.id, coachId))
}

/** The coaches somebody reviewed: their ratings change with the reviews. */
export const coachesReviewedBy = async (db: Db, userId: string): Promise<string[]> =>
  (await db.selectDistinct({ id: reviews.coachId }).from(reviews).where(eq(reviews.userId, userId))).map(({ id }) => id)
