import type { Deps } from './core/deps'
import { isEmpty, seedUsers } from './features/auth/seed'
import { seedChat } from './features/chat/seed'
import { seedCoaches } from './features/coaches/seed'
import { seedGoals } from './features/goals/seed'

/** Fills an empty database with people to try Nolo as; leaves any other alone. True when it did. */
export async function seed(deps: Deps): Promise<boolean> {
  if (deps.config.production || !(await isEmpty(deps.store.db))) return false
  const { client, coach } = await seedUsers(deps)
  await seedCoaches(deps, coach)
  await seedGoals(deps, client)
  await seedChat(deps, client)
  return true
}
