import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { ORDERS } from './search-order'
import { shortMark, specialtyMark } from './search-text'
import { type Found, keyOf, type Wanted } from './search-words'
import { coaches } from './tables'
import type { Totals } from './totals'

/** Reading and sorting one that matches costs about as much as passing this many by on the sorted index. */
const WALKED_FOR_ONE = 2.5

// the beginning of what the index has for who is verified; no specialty begins so
const VERIFIED = '\x1fve'
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The whole search as a question to the full-text index; null where there is none it can answer. */
function matchOf({ text, specialty, verified }: Wanted): string | null {
  if (text && [...text].length < 3) return null // two signs that are no letters
  const asked = [text, specialty && shortMark(specialty), verified && VERIFIED].filter((one) => typeof one === 'string')
  return asked.length > 0 ? asked.map(quoted).join(' AND ') : null
}

const has = (text: string): SQL => sql`instr(${coaches.searchText}, ${text}) > 0`

/** The same as a condition on each coach passed while a sorted index is walked. */
const holds = ({ text, specialty, verified }: Wanted): SQL | undefined =>
  and(
    eq(coaches.isActive, true),
    verified ? isNotNull(coaches.verifiedAt) : undefined,
    specialty ? has(specialtyMark(specialty)) : undefined,
    text ? has(text) : undefined,
  )

async function countOf(db: Db, wanted: Wanted, match: string | null): Promise<number> {
  if (!match) return db.$count(coaches, holds(wanted))
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(sql`coach_search`).where(sql`coach_search match ${match}`)
  return row?.count ?? 0
}

/** Few that match are read by the full-text index and sorted; of many, walking a sorted index soon fills a page. */
export async function findOnSqlite(db: Db, wanted: Wanted, totals: Totals, walkedForOne = WALKED_FOR_ONE): Promise<Found> {
  const key = keyOf(wanted)
  const match = matchOf(wanted)
  const matching = totals.known(key) ?? (await countOf(db, wanted, match))
  totals.keep(key, matching)
  const { limit, offset, sort } = wanted
  if (offset >= matching) return { ids: [], matching }
  const { active } = await totals.facets()
  const walked = ((offset + limit) * active) / matching
  const among = match
    ? sql`${coaches.searchKey} in (select rowid from coach_search where coach_search match ${match})`
    : undefined
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(among && matching * walkedForOne < walked ? among : holds(wanted))
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset(offset)
  return { ids: rows.map(({ id }) => id), matching }
}
