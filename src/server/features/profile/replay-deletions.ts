import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { users } from '../auth/tables'
import { noteDeletion, readDeletions } from './deletions-file'
import { erasePerson } from './erase'
import { queueForgetting } from './forget'
import { filesOf } from './own-files'
import { deletedAccounts } from './tables'

/**
 * Deletes again whoever an older backup brought back, by the list beside the database and the one inside; afterwards both
 * lists hold both, and the files follow by a job. Returns how many people were deleted. Does nothing where nobody came back.
 */
export async function replayDeletions(deps: Pick<Deps, 'store' | 'config' | 'clock'>): Promise<number> {
  const { store, config, clock } = deps
  const inFile = readDeletions(config)
  const inDatabase = new Map((await store.db.select().from(deletedAccounts)).map((row) => [row.id, row.deletedAt]))
  for (const [id, at] of inDatabase) if (!inFile.has(id)) noteDeletion(config, id, at)
  let count = 0
  for (const [id, at] of new Map([...inFile, ...inDatabase])) {
    const [back] = await store.db.select({ email: users.email }).from(users).where(eq(users.id, id))
    if (!back && inDatabase.has(id)) continue
    const addresses = back ? [back.email] : []
    await store.transaction(async (tx) => {
      const files = await filesOf(tx, id)
      await erasePerson(tx, { id, addresses }, at)
      if (back) await queueForgetting(tx, { userId: id, addresses, files }, new Date(clock.now()))
    })
    if (back) count += 1
  }
  return count
}
