import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { SignedIn } from '#server/core/context'
import type { Db } from '#server/core/store'
import type { Coach, CoachListing } from '#shared/coaches'
import { users } from '../auth/tables'
import { asCoach, COACH_COLUMNS, coachesById, specialtiesOf } from './coach'
import { coaches } from './tables'

const bestFirst = [desc(coaches.rating), desc(coaches.id)]

/** The documented list: who can be booked, best rated first. */
export async function listCoaches(ctx: SignedIn, input: CoachListing): Promise<Coach[]> {
  const { db } = ctx.deps.store
  const rows = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(and(eq(coaches.isActive, true), input.verified === 'true' ? isNotNull(coaches.verifiedAt) : undefined))
    .orderBy(...bestFirst)
    .limit(input.limit)
    .offset(input.offset)
  const ids = rows.map(({ id }) => id)
  return coachesById(db, ids)
}

/** The best rated coaches who can be booked, for the front door. */
export async function bestRated(db: Db, limit: number): Promise<(Coach & { headline: string })[]> {
  const rows = await db
    .select({ ...COACH_COLUMNS, headline: coaches.headline })
    .from(coaches)
    .innerJoin(users, eq(users.id, coaches.userId))
    .where(eq(coaches.isActive, true))
    .orderBy(...bestFirst)
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const specialties = await specialtiesOf(db, ids)
  return rows.map(({ headline, ...row }) => ({ ...asCoach(row, specialties.get(row.id) ?? []), headline }))
}
