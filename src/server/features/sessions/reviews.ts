import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod'
import type { SignedIn } from '#server/core/context'
import { randomId } from '#server/core/crypto'
import { AppError } from '#server/core/errors'
import type { ReviewAnswer, ReviewDraft, SessionReview, Side } from '#shared/session-detail'
import { editableUntil, mayEdit, mayReview } from '#shared/session-policy'
import { coaches } from '../coaches/tables'
import { ownSession } from './own-session'
import { deriveRating } from './rating'
import { tellOfReview } from './review-mail'
import { reviews } from './tables'

type ReviewRow = typeof reviews.$inferSelect
const TOO_LATE = 'This can be changed for fourteen days. They are over.'

/** A review as one side of its session reads it. */
export function shownReview(row: ReviewRow, side: Side, now: number): SessionReview {
  const until = (writtenAt: Date, author: Side) =>
    side === author && mayEdit(writtenAt.getTime(), now) ? new Date(editableUntil(writtenAt.getTime())).toISOString() : null
  const { id, stars, text, createdAt, answer, answeredAt, hiddenAt, hiddenReason } = row
  return {
    id,
    stars,
    text,
    at: createdAt.toISOString(),
    editableUntil: until(createdAt, 'client'),
    answer:
      answer && answeredAt ? { text: answer, at: answeredAt.toISOString(), editableUntil: until(answeredAt, 'coach') } : null,
    hiddenReason: hiddenAt ? (hiddenReason ?? '') : null,
  }
}

/** The client's word on a completed session: written once, and changed within its days. */
export async function reviewSession(
  { deps, user }: SignedIn,
  { sessionId, stars, text }: z.infer<typeof ReviewDraft>,
): Promise<SessionReview> {
  const row = await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const { session, side } = await ownSession(tx, user.id, sessionId)
    if (side !== 'client') throw new AppError('FORBIDDEN', 'Only the client of a session can review it.')
    if (!mayReview(session.status)) throw new AppError('CONFLICT', 'A session can be reviewed once it has taken place.')
    const [before] = await tx.select().from(reviews).where(eq(reviews.sessionId, sessionId)).limit(1)
    if (before && !mayEdit(before.createdAt.getTime(), now.getTime())) throw new AppError('CONFLICT', TOO_LATE)
    const [kept] = before
      ? await tx.update(reviews).set({ stars, text, editedAt: now }).where(eq(reviews.id, before.id)).returning()
      : await tx
          .insert(reviews)
          .values({ id: randomId(), sessionId, coachId: session.coachId, userId: user.id, stars, text, createdAt: now })
          .returning()
    await deriveRating(tx, session.coachId)
    if (!before) await tellOfReview(tx, { review: kept as ReviewRow, config: deps.config, now })
    return kept as ReviewRow
  })
  return shownReview(row, 'client', deps.clock.now())
}

/** The coach's answer under a review: written once, and changed within its days. */
export async function answerReview(
  { deps, user }: SignedIn,
  { reviewId, text }: z.infer<typeof ReviewAnswer>,
): Promise<SessionReview> {
  const row = await deps.store.transaction(async (tx) => {
    const now = new Date(deps.clock.now())
    const [found] = await tx
      .select({ review: reviews })
      .from(reviews)
      .innerJoin(coaches, eq(coaches.id, reviews.coachId))
      .where(and(eq(reviews.id, reviewId), eq(coaches.userId, user.id), isNull(reviews.hiddenAt)))
      .limit(1)
    if (!found) throw new AppError('NOT_FOUND', 'There is no such review.')
    const { answeredAt } = found.review
    if (answeredAt && !mayEdit(answeredAt.getTime(), now.getTime())) throw new AppError('CONFLICT', TOO_LATE)
    const answer = { answer: text, answeredAt: answeredAt ?? now }
    const [kept] = await tx.update(reviews).set(answer).where(eq(reviews.id, reviewId)).returning()
    return kept as ReviewRow
  })
  return shownReview(row, 'coach', deps.clock.now())
}
