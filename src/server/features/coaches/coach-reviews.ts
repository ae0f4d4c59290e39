import { and, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { COACH_REVIEWS_A_PAGE, type CoachReviewPage, type CoachReviewQuery } from '#shared/coaches'
import { users } from '../auth/tables'
import { reviews } from '../sessions/tables'

/** The reviews of a coach that show. */
export const shownOf = (coachId: string) => and(eq(reviews.coachId, coachId), isNull(reviews.hiddenAt))

async function olderThan(db: Db, { coachId, before }: CoachReviewQuery): Promise<SQL | undefined> {
  if (before === undefined) return undefined
  const [row] = await db
    .select({ at: reviews.createdAt })
    .from(reviews)
    .where(and(eq(reviews.id, before), eq(reviews.coachId, coachId)))
    .limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that page.')
  return or(lt(reviews.createdAt, row.at), and(eq(reviews.createdAt, row.at), lt(reviews.id, before)))
}

/** A page of what clients wrote about a coach, newest first, from below a review on. */
export async function reviewsOf(db: Db, query: CoachReviewQuery): Promise<CoachReviewPage> {
  const rows = await db
    .select({ review: reviews, firstName: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(shownOf(query.coachId), await olderThan(db, query)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(COACH_REVIEWS_A_PAGE + 1)
  const items = rows.slice(0, COACH_REVIEWS_A_PAGE).map(({ review, firstName }) => ({
    id: review.id,
    firstName,
    stars: review.stars,
    text: review.text,
    at: review.createdAt.toISOString(),
    answer: review.answer && review.answeredAt ? { text: review.answer, at: review.answeredAt.toISOString() } : null,
  }))
  return { items, nextBefore: rows.length > COACH_REVIEWS_A_PAGE ? (items.at(-1)?.id ?? null) : null }
}

/** The reviews that follow those a coach's page begins with. */
export const coachReviews = ({ deps }: SignedIn, query: CoachReviewQuery): Promise<CoachReviewPage> =>
  reviewsOf(deps.store.db, query)
