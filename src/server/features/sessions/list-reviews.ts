import { and, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { REVIEWS_A_PAGE, type ReviewPage, type ReviewSearch } from '#shared/session-detail'
import { users } from '../auth/tables'
import { coaches } from '../coaches/tables'
import { reviews } from './tables'

async function olderThan(db: Db, id: string): Promise<SQL | undefined> {
  const [row] = await db.select({ createdAt: reviews.createdAt }).from(reviews).where(eq(reviews.id, id)).limit(1)
  if (!row) throw new AppError('NOT_FOUND', 'We could not find that page.')
  return or(lt(reviews.createdAt, row.createdAt), and(eq(reviews.createdAt, row.createdAt), lt(reviews.id, id)))
}

async function namesOf(db: Db, coachIds: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const id of new Set(coachIds)) {
    const [row] = await db
      .select({ firstName: users.firstName, lastName: users.lastName })
      .from(coaches)
      .innerJoin(users, eq(users.id, coaches.userId))
      .where(eq(coaches.id, id))
      .limit(1)
    names.set(id, row ? `${row.firstName} ${row.lastName}` : 'A former coach')
  }
  return names
}

/** Reviews as administrators read them, newest first. */
export async function listReviews(
  { deps }: SignedIn,
  { coachId, hidden, before }: z.infer<typeof ReviewSearch>,
): Promise<ReviewPage> {
  const { db } = deps.store
  const wanted = [
    coachId === undefined ? undefined : eq(reviews.coachId, coachId),
    hidden === undefined ? undefined : hidden ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
    before === undefined ? undefined : await olderThan(db, before),
  ]
  const rows = await db
    .select({ review: reviews, firstName: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(...wanted))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_A_PAGE + 1)
  const page = rows.slice(0, REVIEWS_A_PAGE)
  const names = await namesOf(
    db,
    page.map(({ review }) => review.coachId),
  )
  const items = page.map(({ review, firstName }) => ({
    id: review.id,
    coachId: review.coachId,
    coach: names.get(review.coachId) ?? '',
    firstName,
    stars: review.stars,
    text: review.text,
    answer: review.answer,
    at: review.createdAt.toISOString(),
    hiddenReason: review.hiddenAt ? (review.hiddenReason ?? '') : null,
  }))
  return { items, nextBefore: rows.length > REVIEWS_A_PAGE ? (items.at(-1)?.id ?? null) : null }
}
