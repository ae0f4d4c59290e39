import { asc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '#server/core/store'
import { COACHES_A_PAGE, RATE } from '#shared/coach-options'
import type { Coach } from '#shared/coaches'
import { roundHalfUp } from '#shared/money'
import { users } from '../auth/tables'
import { coaches, coachSpecialties } from './tables'

/** The columns of a coach as everybody reads them. */
export const COACH_COLUMNS = {
  id: coaches.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  bio: coaches.bio,
  rating: coaches.rating,
  hourlyRate: coaches.hourlyRate,
  reviewCount: coaches.reviewCount,
  isActive: coaches.isActive,
  verifiedAt: coaches.verifiedAt,
}
export type CoachRow = {
  id: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
  bio: string
  rating: number
  hourlyRate: number | null
  reviewCount: number
  isActive: boolean
  verifiedAt: Date | null
}

/** A coach as documented: rating to one decimal, the rate in rand with its default. */
export const asCoach = (row: CoachRow, specialties: Coach['specialties']): Coach => ({
  id: row.id,
  user: { firstName: row.firstName, lastName: row.lastName, profileImageUrl: row.profileImageUrl },
  bio: row.bio,
  specialties,
  rating: roundHalfUp(row.rating / 100, 1).toFixed(1),
  hourlyRate: ((row.hourlyRate ?? RATE.default) / 100).toFixed(2),
  reviewCount: row.reviewCount,
  isActive: row.isActive,
  isVerified: row.verifiedAt !== null,
})

/** Places for one page of ids in a prepared query; those left over stay empty. */
const PLACES = Array.from({ length: COACHES_A_PAGE }, (_, at) => sql.placeholder(`id${at}`))
const inPlaces = (ids: string[]) => Object.fromEntries(PLACES.map((_, at) => [`id${at}`, ids[at] ?? '']))

const rowsOf = prepared((db) =>
  db
    .select(COACH_COLUMNS)
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(inArray(coaches.id, PLACES))
    .prepare(),
)
const namesOf = prepared((db) =>
  db
    .select({ coachId: coachSpecialties.coachId, specialty: coachSpecialties.specialty })
    .from(coachSpecialties)
    .where(inArray(coachSpecialties.coachId, PLACES))
    .orderBy(asc(coachSpecialties.place))
    .prepare(),
)

const pagesOf = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / COACHES_A_PAGE) }, (_, page) =>
    ids.slice(page * COACHES_A_PAGE, (page + 1) * COACHES_A_PAGE),
  )

/** Each coach's specialties in the order they chose. */
export async function specialtiesOf(db: Db, ids: string[]): Promise<Map<string, Coach['specialties']>> {
  const found = new Map<string, Coach['specialties']>(ids.map((id) => [id, []]))
  for (const page of pagesOf(ids))
    for (const { coachId, specialty } of await namesOf(db).execute(inPlaces(page))) found.get(coachId)?.push(specialty)
  return found
}

/** The coaches with these ids, in this order. */
export async function coachesById(db: Db, ids: string[]): Promise<Coach[]> {
  const specialties = await specialtiesOf(db, ids)
  const byId = new Map<string, Coach>()
  for (const page of pagesOf(ids))
    for (const row of await rowsOf(db).execute(inPlaces(page))) byId.set(row.id, asCoach(row, specialties.get(row.id) ?? []))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
