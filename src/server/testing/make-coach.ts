import { eq } from 'drizzle-orm'
import type { CurrentUser } from '#server/core/context'
import type { Deps } from '#server/core/deps'
import { makeCoach as insertCoach } from '#server/features/coaches/service'
import { coaches } from '#server/features/coaches/tables'
import { makeUser } from './factories'

type CoachRow = typeof coaches.$inferSelect
type Hours = { weekday: number; start: number; end: number }
/** The same hours on every day of the week, in minutes after midnight. */
export const everyDay = (start: number, end: number): Hours[] => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end }))

/** A coach in the database who works 09:00 to 18:00 in Johannesburg, every day unless hours are given. */
export async function makeCoach(
  deps: Deps,
  fields: Partial<CoachRow> = {},
  hours: Hours[] = everyDay(540, 1080),
): Promise<{ coach: CoachRow; user: CurrentUser }> {
  const user = await makeUser(deps, { role: 'coach', firstName: 'Sizwe', lastName: 'Nkosi' })
  const coach = {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    headline: 'Career coach',
    bio: 'I ask the next question.',
    story: '',
    hourlyRate: 600_00,
    timeZone: 'Africa/Johannesburg',
    verified: null,
    specialties: ['Career Development'] as const,
    languages: ['English'] as const,
    hours,
    createdAt: new Date(deps.clock.now()),
  }
  const row = await deps.store.transaction(async (tx) => {
    const id = await insertCoach(tx, coach)
    const [made] = await tx
      .update(coaches)
      .set({ noticeMinutes: 120, ...fields })
      .where(eq(coaches.id, id))
      .returning()
    return made as CoachRow
  })
  return { coach: row, user }
}
