import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { type Db, prepared } from '#server/core/store'
import type { Specialty } from '#shared/coach-options'
import { coachDirectory, coaches, coachSpecialties } from './tables'

/** What is counted over the whole list. */
export type Facets = { active: number; verified: number; specialties: Specialty[] }
type Kept = { version: number; facets: Facets | undefined; counts: Map<string, number> }

const KEPT_COUNTS = 5000
const keptOf = new WeakMap<Db, Kept>()

const readVersion = prepared((db) => db.select({ version: coachDirectory.version }).from(coachDirectory).limit(1).prepare())

async function current(db: Db): Promise<Kept> {
  const [row] = await readVersion(db).execute()
  const version = row?.version ?? 0
  const known = keptOf.get(db)
  if (known?.version === version) return known
  const fresh: Kept = { version, facets: undefined, counts: new Map() }
  keptOf.set(db, fresh)
  return fresh
}

/** Exact totals of the list, counted once and kept until a coach changes, whichever server changed them. */
export async function totals(db: Db) {
  const kept = await current(db)
  return {
    facets: async () => (kept.facets ??= await countFacets(db)),
    known: (key: string) => kept.counts.get(key),
    keep(key: string, count: number) {
      if (kept.counts.size >= KEPT_COUNTS) kept.counts.clear()
      kept.counts.set(key, count)
    },
  }
}
export type Totals = Awaited<ReturnType<typeof totals>>

async function countFacets(db: Db): Promise<Facets> {
  const listed = eq(coaches.isActive, true)
  const names = await db
    .selectDistinct({ name: coachSpecialties.specialty })
    .from(coachSpecialties)
    .orderBy(asc(coachSpecialties.specialty))
  const used: Specialty[] = []
  for (const { name } of names) {
    const [one] = await db
      .select({ id: coaches.id })
      .from(coachSpecialties)
      .innerJoin(coaches, eq(coaches.id, coachSpecialties.coachId))
      .where(and(eq(coachSpecialties.specialty, name), listed))
      .limit(1)
    if (one) used.push(name)
  }
  return {
    active: await db.$count(coaches, listed),
    verified: await db.$count(coaches, and(listed, isNotNull(coaches.verifiedAt))),
    specialties: used,
  }
}
