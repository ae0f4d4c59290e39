import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { CoachSearch } from '#shared/coaches'
import { coaches } from './tables'

/** Each order walks an index; the id decides between equals, so that pages never overlap. A missing rate counts as 0. */
export const ORDERS: Record<CoachSearch['sort'], SQL[]> = {
  rating: [desc(coaches.rating), desc(coaches.id)],
  price: [sql`${coaches.hourlyRate} asc nulls first`, asc(coaches.id)],
  experience: [desc(coaches.reviewCount), desc(coaches.id)],
}
