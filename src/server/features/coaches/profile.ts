import { asc, count, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import type { CoachProfile, CoachRef } from '#shared/coaches'
import { users } from '../auth/tables'
import { reviews } from '../sessions/tables'
import { asCoach, COACH_COLUMNS, specialtiesOf } from './coach'
import { reviewsOf, shownOf } from './coach-reviews'
import { coaches, coachLanguages } from './tables'

const PAGE_COLUMNS = {
  ...COACH_COLUMNS,
  userId: coaches.userId,
  headline: coaches.headline,
  story: coaches.story,
  timeZone: coaches.timeZone,
  verifiedWhat: coaches.verifiedWhat,
  groupSeats: coaches.groupSeats,
}

/** How many reviews gave one star, two, up to five. */
async function starCounts(db: Db, coachId: string): Promise<number[]> {
  const rows = await db
    .select({ stars: reviews.stars, number: count() })
    .from(reviews)
    .where(shownOf(coachId))
    .groupBy(reviews.stars)
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find((row) => row.stars === stars)?.number ?? 0))
}

/** All that a coach's page shows. One who takes no bookings just now still has it. */
export async function coachProfile(ctx: SignedIn, { coachId }: CoachRef): Promise<CoachProfile> {
  const { db } = ctx.deps.store
  const [row] = await db
    .select(PAGE_COLUMNS)
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, coachId))
  if (!row) throw new AppError('NOT_FOUND', 'There is no such coach.')
  const languages = await db
    .select({ language: coachLanguages.language })
    .from(coachLanguages)
    .where(eq(coachLanguages.coachId, coachId))
    .orderBy(asc(coachLanguages.language))
  const specialties = await specialtiesOf(db, [coachId])
  return {
    ...asCoach(row, specialties.get(coachId) ?? []),
    headline: row.headline,
    story: row.story,
    languages: languages.map(({ language }) => language),
    timeZone: row.timeZone,
    verified: row.verifiedAt ? { at: row.verifiedAt.toISOString(), what: row.verifiedWhat ?? [] } : null,
    reviews: await reviewsOf(db, { coachId }),
    starCounts: await starCounts(db, coachId),
    groupSeats: row.groupSeats,
    own: row.userId === ctx.user.id,
  }
}
