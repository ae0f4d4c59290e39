import type { SignedIn } from '#server/core/context'
import { COACHES_A_PAGE } from '#shared/coach-options'
import type { CoachPage, CoachSearch } from '#shared/coaches'
import { coachesById } from './coach'
import { findOnPostgres } from './search-postgres'
import { findOnSqlite } from './search-sqlite'
import { textOf } from './search-words'
import { totals } from './totals'

/** One page of the directory under its filters, with exact totals. */
export async function searchCoaches(ctx: SignedIn, input: CoachSearch): Promise<CoachPage> {
  const { db, engine } = ctx.deps.store
  const { q, specialty, sort, verified, page } = input
  const wanted = { text: textOf(q), specialty, sort, verified, limit: COACHES_A_PAGE, offset: page * COACHES_A_PAGE }
  const kept = await totals(db)
  const { ids, matching } = await (engine === 'sqlite' ? findOnSqlite : findOnPostgres)(db, wanted, kept)
  return { items: await coachesById(db, ids), matching, ...(await kept.facets()) }
}
