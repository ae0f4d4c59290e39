import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { ORDERS } from './search-order'
import { specialtyMark } from './search-text'
import { type Found, keyOf, type Wanted } from './search-words'
import { coaches } from './tables'
import type { Totals } from './totals'

const contains = (text: string) => sql`${coaches.searchText} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`

/** PostgreSQL's planner weighs the trigram index and the sorted ones itself. */
export async function findOnPostgres(db: Db, wanted: Wanted, totals: Totals): Promise<Found> {
  const { text, specialty, verified, sort, limit, offset } = wanted
  const condition = and(
    eq(coaches.isActive, true),
    verified ? isNotNull(coaches.verifiedAt) : undefined,
    specialty ? contains(specialtyMark(specialty)) : undefined,
    text ? contains(text) : undefined,
  )
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(condition)
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
  const key = keyOf(wanted)
  const matching = totals.known(key) ?? (await db.$count(coaches, condition))
  totals.keep(key, matching)
  return { ids: rows.map(({ id }) => id), matching }
}
