import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { ReviewHiding, ReviewRef } from '#shared/session-detail'
import { audit } from '../admin/service'
import { deriveRating } from './rating'
import { reviews } from './tables'

/** Takes a review off the coach's page, with the reason its author reads; the log keeps who did it. */
export const hideReview = (ctx: SignedIn, { reviewId, reason }: z.infer<typeof ReviewHiding>) => turn(ctx, reviewId, reason)

/** Puts it back. */
export const showReview = (ctx: SignedIn, { reviewId }: z.infer<typeof ReviewRef>) => turn(ctx, reviewId, null)

async function turn({ deps, user }: SignedIn, reviewId: string, reason: string | null): Promise<z.infer<typeof ReviewRef>> {
  const at = new Date(deps.clock.now())
  await deps.store.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).limit(1)
    if (!review) throw new AppError('NOT_FOUND', 'There is no such review.')
    if ((reason === null) === (review.hiddenAt === null)) return
    await tx
      .update(reviews)
      .set({ hiddenAt: reason === null ? null : at, hiddenReason: reason })
      .where(eq(reviews.id, reviewId))
    await deriveRating(tx, review.coachId)
    const action = reason === null ? 'review.show' : 'review.hide'
    const detail = reason?.replace(/\.$/, '') ?? null
    await audit(tx, { at, actor: { kind: 'person', id: user.id }, action, subjectId: review.userId, detail })
  })
  return { reviewId }
}
