import { desc } from 'drizzle-orm'
import { randomId } from '#server/core/crypto'
import type { Tx } from '#server/core/store'
import type { Language, Specialty } from '#shared/coach-options'
import { searchTextOf } from './search-text'
import { coaches, coachHours, coachLanguages, coachSpecialties } from './tables'

export type NewCoach = {
  userId: string
  firstName: string
  lastName: string
  headline: string
  bio: string
  story: string
  /** ZAR cents an hour. */
  hourlyRate: number | null
  timeZone: string
  verified: { at: Date; what: string[] } | null
  specialties: readonly Specialty[]
  languages: readonly Language[]
  /** Weekday 1 is Monday, minutes after midnight; Monday to Friday from nine to six where none are given. */
  hours?: readonly { weekday: number; start: number; end: number }[]
  isActive?: boolean
  createdAt: Date
}

const USUAL_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 9 * 60, end: 18 * 60 }))

/** The rows of a new coach, `searchKey` being the first number no coach has yet. */
export function coachRows(coach: NewCoach, searchKey: number) {
  const id = randomId()
  const { firstName, lastName, verified, specialties, languages, hours = USUAL_HOURS, isActive = true, ...own } = coach
  return {
    coach: {
      ...own,
      id,
      searchKey,
      isActive,
      verifiedAt: verified?.at ?? null,
      verifiedWhat: verified?.what ?? null,
      searchText: searchTextOf({ firstName, lastName, bio: coach.bio, specialties }),
    },
    specialties: specialties.map((specialty, place) => ({ coachId: id, specialty, place })),
    languages: languages.map((language) => ({ coachId: id, language })),
    hours: hours.map((opening) => ({ coachId: id, ...opening })),
  }
}

/** Makes somebody a coach; returns the coach's id. */
export async function makeCoach(tx: Tx, coach: NewCoach): Promise<string> {
  const rows = coachRows(coach, await nextSearchKey(tx))
  await tx.insert(coaches).values(rows.coach)
  if (rows.specialties.length > 0) await tx.insert(coachSpecialties).values(rows.specialties)
  if (rows.languages.length > 0) await tx.insert(coachLanguages).values(rows.languages)
  if (rows.hours.length > 0) await tx.insert(coachHours).values(rows.hours)
  return rows.coach.id
}

/** The first number of the search index that no coach has. */
export async function nextSearchKey(tx: Tx): Promise<number> {
  const [last] = await tx.select({ key: coaches.searchKey }).from(coaches).orderBy(desc(coaches.searchKey)).limit(1)
  return (last?.key ?? 0) + 1
}
