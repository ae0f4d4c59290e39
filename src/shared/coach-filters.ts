import { COACH_SORTS, SPECIALTIES } from './coach-options'
import type { CoachSearch } from './coaches'

/** The directory's address: what differs from its start, and nothing else. `page` is the last one shown. */
export type DirectoryAddress = {
  q?: string
  specialty?: CoachSearch['specialty']
  sort?: Exclude<CoachSearch['sort'], 'rating'>
  verified?: true
  page?: number
}

/** Beyond this many pages in one screen the filters are the better way. */
export const MOST_PAGES = 40

/** Reads an address as somebody may have typed it: what makes no sense is left out. */
export function directoryAddress({ q, specialty, sort, verified, page }: Record<string, unknown>): DirectoryAddress {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 100) : ''
  const known = SPECIALTIES.find((name) => name === specialty)
  const order = COACH_SORTS.find((name) => name === sort)
  const last = Math.min(Math.floor(Number(page)) || 0, MOST_PAGES - 1)
  return {
    ...(words && { q: words }),
    ...(known && { specialty: known }),
    ...(order && order !== 'rating' && { sort: order }),
    ...((verified === true || verified === 'true') && { verified: true as const }),
    ...(last > 0 && { page: last }),
  }
}

/** What the server is asked for one page of it. */
export const searchOf = ({ q, specialty, sort, verified }: DirectoryAddress, page: number): CoachSearch => ({
  ...(q && { q }),
  ...(specialty && { specialty }),
  sort: sort ?? 'rating',
  verified: verified ?? false,
  page,
})
