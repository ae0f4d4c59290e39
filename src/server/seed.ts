import type { Deps } from './core/deps'
import { seedAdmin } from './features/admin/seed'
import { isEmpty, seedUsers } from './features/auth/seed'
import { seedChat } from './features/chat/seed'
import { seedCoaches } from './features/coaches/seed'
import { seedGoals } from './features/goals/seed'
import { seedSessions } from './features/sessions/seed'
import { seedThreads } from './features/threads/seed'

/** Fills an empty database with people to try Nolo as; leaves any other alone. True when it did. */
export async function seed(deps: Deps): Promise<boolean> {
  if (deps.config.production || !(await isEmpty(deps.store.db))) return false
  const { client, coach, admin } = await seedUsers(deps)
  const { coachId, guests } = await seedCoaches(deps, coach)
  await seedSessions(deps, { coachId, client, guests })
  await seedThreads(deps, { coachId, coach, client, guests })
  await seedAdmin(deps, admin)
  await seedGoals(deps, client)
  await seedChat(deps, client)
  return true
}
