import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import type { Db } from '#server/core/store'
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users'
import { hashPassword } from './passwords'
import { users } from './tables'

const DAY = 24 * 3_600_000

/** True when nobody has an account yet. */
export const isEmpty = async (db: Db): Promise<boolean> => (await db.select({ id: users.id }).from(users).limit(1)).length === 0

/** Makes the demo sign-ins, never in production; returns each one's id by role. */
export async function seedUsers(deps: Deps): Promise<{ client: string; coach: string; admin: string }> {
  if (deps.config.production) throw new Error('Production has no demo sign-ins.')
  const ids = { client: randomId(), coach: randomId(), admin: randomId() }
  const now = deps.clock.now()
  const dates = {
    createdAt: new Date(now - 30 * DAY),
    emailVerifiedAt: new Date(now - 30 * DAY),
    trialEndsAt: new Date(now + 14 * DAY),
  }
  const habits = { timeZone: 'Africa/Johannesburg', currency: 'ZAR', locale: 'en-ZA' }
  const rows = await Promise.all(
    DEMO_USERS.map(async (person) => ({
      ...person,
      id: ids[person.role],
      passwordHash: await hashPassword(DEMO_PASSWORD),
      ...dates,
      ...habits,
    })),
  )
  await deps.store.transaction((tx) => tx.insert(users).values(rows))
  return ids
}
