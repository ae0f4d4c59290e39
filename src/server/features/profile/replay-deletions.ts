import { eq } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import { users } from '../auth/tables'
import { noteDeletion, readDeletions } from './deletions-file'
import { erasePerson } from './erase'
import { deletedAccounts } from './tables'
import { tidyFiles } from './tidy-files'

/**
 * Deletes again whoever an older backup brought back, by the list beside the database and the one inside; afterwards both
 * lists hold both. Returns how many people were deleted. Does nothing where nobody came back.
 */
export async function replayDeletions(deps: Pick<Deps, 'store' | 'config' | 'mail' | 'log'>): Promise<number> {
  const { store, config } = deps
  const inFile = readDeletions(config)
  const inDatabase = new Map((await store.db.select().from(deletedAccounts)).map((row) => [row.id, row.deletedAt]))
  for (const [id, at] of inDatabase) if (!inFile.has(id)) noteDeletion(config, id, at)
  let count = 0
  for (const [id, at] of new Map([...inFile, ...inDatabase])) {
    const [back] = await store.db.select({ email: users.email }).from(users).where(eq(users.id, id))
    if (!back && inDatabase.has(id)) continue
    const addresses = back ? [back.email] : []
    await store.transaction((tx) => erasePerson(tx, { id, addresses }, at))
    if (!back) continue
    count += 1
    await deps.mail.forget({ userId: id, addresses })
  }
  if (count > 0) await tidyFiles(deps)
  return count
}
