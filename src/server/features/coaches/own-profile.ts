import { asc, eq } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import { AppError } from '#server/core/errors'
import type { Db } from '#server/core/store'
import { type OwnCoach, type OwnCoachEdit, RATE_TOO_HIGH } from '#shared/coach-area'
import { RATE } from '#shared/coach-options'
import { ownCoach } from './own-coach'
import { searchTextOf } from './search-text'
import { coaches, coachLanguages, coachSpecialties } from './tables'

async function read(db: Db, ctx: SignedIn): Promise<OwnCoach> {
  const coach = await ownCoach(db, ctx)
  const specialties = await db
    .select({ specialty: coachSpecialties.specialty })
    .from(coachSpecialties)
    .where(eq(coachSpecialties.coachId, coach.id))
    .orderBy(asc(coachSpecialties.place))
  const languages = await db
    .select({ language: coachLanguages.language })
    .from(coachLanguages)
    .where(eq(coachLanguages.coachId, coach.id))
    .orderBy(asc(coachLanguages.language))
  const { id, headline, bio, story, toHaveReady, hourlyRate, isActive, timeZone, groupSeats, reviewCount } = coach
  return {
    ...{ id, headline, bio, story, toHaveReady, hourlyRate, isActive, timeZone, groupSeats, reviewCount },
    isVerified: coach.verifiedAt !== null,
    specialties: specialties.map(({ specialty }) => specialty),
    languages: languages.map(({ language }) => language),
  }
}

/** The asking coach's own page, as they edit it. */
export const ownProfile = (ctx: SignedIn): Promise<OwnCoach> => read(ctx.deps.store.db, ctx)

/** Changes what a coach says of themselves. Above the most only a rate stays that an administrator allowed before. */
export const editProfile = (ctx: SignedIn, edit: OwnCoachEdit): Promise<OwnCoach> =>
  ctx.deps.store.transaction(async (tx) => {
    const { id, hourlyRate } = await ownCoach(tx, ctx)
    if (edit.hourlyRate > Math.max(RATE.max, hourlyRate ?? 0))
      throw new AppError('BAD_REQUEST', RATE_TOO_HIGH, { field: 'hourlyRate' })
    const specialties = [...new Set(edit.specialties)]
    const { specialties: _, languages, ...columns } = edit
    const searchText = searchTextOf({ ...ctx.user, bio: edit.bio, specialties })
    await tx
      .update(coaches)
      .set({ ...columns, searchText })
      .where(eq(coaches.id, id))
    await tx.delete(coachSpecialties).where(eq(coachSpecialties.coachId, id))
    await tx.delete(coachLanguages).where(eq(coachLanguages.coachId, id))
    await tx.insert(coachSpecialties).values(specialties.map((specialty, place) => ({ coachId: id, specialty, place })))
    await tx.insert(coachLanguages).values([...new Set(languages)].map((language) => ({ coachId: id, language })))
    return read(tx, ctx)
  })
