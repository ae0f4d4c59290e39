import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CoachSearch } from '#shared/coaches'
import { coaches, coachSpecialties } from './tables'

/** Each order walks an index; the id decides between equals, so that pages never overlap. A missing rate counts as 0. */
export const ORDERS: Record<CoachSearch['sort'], SQL[]> = {
  rating: [desc(coaches.rating), desc(coaches.id)],
  price: [sql`${coaches.hourlyRate} asc nulls first`, asc(coaches.id)],
  experience: [desc(coaches.reviewCount), desc(coaches.id)],
}

export const hasSpecialty = (specialty: string): SQL =>
  sql`exists (select 1 from ${coachSpecialties} where ${and(eq(coachSpecialties.coachId, coaches.id), eq(coachSpecialties.specialty, specialty as never))})`

/** What every listed coach of a search fulfils, its words apart. */
export const listed = ({ specialty, verified }: Pick<CoachSearch, 'specialty' | 'verified'>): SQL | undefined =>
  and(
    eq(coaches.isActive, true),
    verified ? isNotNull(coaches.verifiedAt) : undefined,
    specialty ? hasSpecialty(specialty) : undefined,
  )
