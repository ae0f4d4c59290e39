import { and, sql } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { listed, ORDERS } from './search-order'
import { type Found, keyOf, type Wanted, type Words } from './search-words'
import { coaches } from './tables'
import type { Totals } from './totals'

/** Both conditions are read from the trigram index; letters and digits alone stand in the pattern of a word's start. */
function holds(words: Words) {
  if (!words) return undefined
  if (words.kind === 'word start') return sql`${coaches.searchText} ~ ${`\\m${words.text}`}`
  return sql`${coaches.searchText} like ${`%${words.text.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** PostgreSQL's planner weighs the indexes itself. */
export async function findOnPostgres(db: Db, wanted: Wanted, totals: Totals): Promise<Found> {
  const condition = and(listed(wanted), holds(wanted.words))
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(condition)
    .orderBy(...ORDERS[wanted.sort])
    .limit(wanted.limit)
    .offset(wanted.offset)
  const key = keyOf(wanted)
  const matching = totals.known(key) ?? (await db.$count(coaches, condition))
  totals.keep(key, matching)
  return { ids: rows.map(({ id }) => id), matching }
}
