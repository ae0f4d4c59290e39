import type { CoachSearch } from '#shared/coaches'
import { folded } from '#shared/folded'
import { startMark } from './search-text'

/** `text` is what a coach's search text has to contain; null where nothing was typed. */
export type Wanted = Pick<CoachSearch, 'specialty' | 'sort' | 'verified'> & { text: string | null; limit: number; offset: number }
/** Ids of one page in order, and how many there are in all. */
export type Found = { ids: string[]; matching: number }

/** Three letters are found anywhere, one or two at the start of a word. */
export function textOf(q: string | undefined): string | null {
  const text = folded(q ?? '')
  if (text === '') return null
  return /^[\p{L}\p{N}]{1,2}$/u.test(text) ? startMark(text) : text
}

/** The same for every page and order of a search, so that its total is counted once. */
export const keyOf = ({ text, specialty, verified }: Wanted): string => JSON.stringify([text, specialty, verified])
