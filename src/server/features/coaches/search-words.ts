import type { CoachSearch } from '#shared/coaches'
import { folded } from '#shared/folded'

/** How a search's words are looked for: anywhere, or, one letter or two, at the start of a word. */
export type Words = { kind: 'anywhere' | 'word start'; text: string } | null
export type Wanted = Pick<CoachSearch, 'specialty' | 'sort' | 'verified'> & { words: Words; limit: number; offset: number }
/** Ids of one page in order, and how many there are in all. */
export type Found = { ids: string[]; matching: number }

export function wordsOf(q: string | undefined): Words {
  const text = folded(q ?? '')
  if (text === '') return null
  return { kind: /^[\p{L}\p{N}]{1,2}$/u.test(text) ? 'word start' : 'anywhere', text }
}

/** The same for every page and order of a search, so that its total is counted once. */
export const keyOf = ({ words, specialty, verified }: Wanted): string => JSON.stringify([words, specialty, verified])
