import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/store'
import { listed, ORDERS } from './search-order'
import { type Found, keyOf, type Wanted, type Words } from './search-words'
import { coaches, coachSpecialties } from './tables'
import type { Totals } from './totals'

/** Up to here all that match are sorted; above, the sorted index is walked until a page is full. */
const FEW = 1000

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** What the full-text index is asked; null where it cannot help (two signs that are no letters). */
function matchOf(words: NonNullable<Words>): SQL | null {
  if (words.kind === 'word start') return sql`select rowid from coach_words where coach_words match ${`${quoted(words.text)} *`}`
  return [...words.text].length > 2 ? sql`select rowid from coach_search where coach_search match ${quoted(words.text)}` : null
}

/** The condition on one coach while the sorted index is walked. */
const holds = (words: NonNullable<Words>): SQL =>
  words.kind === 'word start'
    ? sql`exists (select 1 from coach_words where coach_words match ${`${quoted(words.text)} *`} and rowid = ${coaches.searchKey})`
    : sql`instr(${coaches.searchText}, ${words.text}) > 0`

/** All that match, sorted here: cheap while they are few. */
async function sorted(db: Db, wanted: Wanted, among: SQL): Promise<Found> {
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(and(among, listed(wanted)))
    .orderBy(...ORDERS[wanted.sort])
  const { offset, limit } = wanted
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), matching: rows.length }
}

async function walked(db: Db, wanted: Wanted, condition: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(and(listed(wanted), condition))
    .orderBy(...ORDERS[wanted.sort])
    .limit(wanted.limit)
    .offset(wanted.offset)
  return rows.map(({ id }) => id)
}

async function counted(db: Db, wanted: Wanted, match: SQL | null): Promise<number> {
  const { words, specialty } = wanted
  if (match) return db.$count(coaches, and(sql`${coaches.searchKey} in (${match})`, listed(wanted)))
  if (words) return db.$count(coaches, and(listed(wanted), holds(words)))
  if (!specialty) return db.$count(coaches, listed(wanted))
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(coachSpecialties)
    .innerJoin(coaches, eq(coaches.id, coachSpecialties.coachId))
    .where(and(eq(coachSpecialties.specialty, specialty), listed({ verified: wanted.verified })))
  return row?.count ?? 0
}

/** Few that match are read from the full-text index and sorted; of many, the sorted index soon fills a page. */
export async function findOnSqlite(db: Db, wanted: Wanted, totals: Totals, few = FEW): Promise<Found> {
  const { words, specialty } = wanted
  const key = keyOf(wanted)
  const match = words ? matchOf(words) : null
  const known = totals.known(key)
  if (match && (known === undefined || known <= few)) {
    const keys = await db.select({ key: sql<number>`rowid` }).from(sql`(${match} limit ${few + 1})`)
    if (keys.length <= few) {
      const found = await sorted(
        db,
        wanted,
        sql`${coaches.searchKey} in (select value from json_each(${JSON.stringify(keys.map((row) => row.key))}))`,
      )
      totals.keep(key, found.matching)
      return found
    }
  }
  const matching = known ?? (await counted(db, wanted, match))
  totals.keep(key, matching)
  if (specialty && matching <= few) {
    const among = sql`${coaches.id} in (select ${coachSpecialties.coachId} from ${coachSpecialties} where ${eq(coachSpecialties.specialty, specialty)})`
    return sorted(db, wanted, words ? (and(among, holds(words)) as SQL) : among)
  }
  return { ids: await walked(db, wanted, words ? holds(words) : undefined), matching }
}
