import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/core/store'
import { SPECIALTIES } from '#shared/coach-options'
import { folded } from '#shared/folded'
import { users } from '../auth/tables'
import { coaches, coachSpecialties } from './tables'

type Words = { firstName: string; lastName: string; bio: string; specialties: readonly string[] }

// Signs that folded text never has, so that what they mark is found nowhere else.
const SPECIALTY = '\x1f'
const START = '\x1e'

/** What finds a specialty, and that one only, in a search text. */
export const specialtyMark = (specialty: string): string => `${SPECIALTY}${folded(specialty)}\n`

const marks = SPECIALTIES.map(specialtyMark)
/** The shortest beginning of a mark that no other has: the index looks up every three signs of what it is asked. */
export function shortMark(specialty: string): string {
  const mark = specialtyMark(specialty)
  const alone = (length: number) => marks.every((other) => other === mark || !other.startsWith(mark.slice(0, length)))
  let length = 3
  while (length < mark.length && !alone(length)) length += 1
  return mark.slice(0, length)
}

/** What finds a word beginning with these one or two letters. Three signs in all: the index knows nothing shorter. */
export const startMark = (letters: string): string => START.repeat(3 - [...letters].length) + letters

/** The beginnings of all words, once each. */
function starts(lines: string[]): string {
  const words = lines.join('\n').match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, 2).join('')))].map((start) => START + START + start).join('')
}

/** What a search looks through, a line each, so that nothing is found across two of them. */
export function searchTextOf({ firstName, lastName, bio, specialties }: Words): string {
  const lines = [`${firstName} ${lastName}`, bio].map(folded)
  const names = specialties.map(specialtyMark)
  return `${lines.join('\n')}\n${names.join('')}${starts([...lines, ...names])}\n`
}

/** Brings a coach's search text in step with their name, bio and specialties; part of whatever changed one of them. */
export async function refreshSearchText(tx: Tx, coachId: string): Promise<void> {
  const [words] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName, bio: coaches.bio })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.id, coachId))
  if (!words) return
  const specialties = await tx
    .select({ name: coachSpecialties.specialty })
    .from(coachSpecialties)
    .where(eq(coachSpecialties.coachId, coachId))
    .orderBy(asc(coachSpecialties.place))
  const searchText = searchTextOf({ ...words, specialties: specialties.map(({ name }) => name) })
  await tx.update(coaches).set({ searchText }).where(eq(coaches.id, coachId))
}

/** The same for a person whose name changed, where they are a coach. */
export async function refreshSearchName(tx: Tx, userId: string): Promise<void> {
  const [coach] = await tx.select({ id: coaches.id }).from(coaches).where(eq(coaches.userId, userId))
  if (coach) await refreshSearchText(tx, coach.id)
}
