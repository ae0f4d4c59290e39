import { inArray } from 'drizzle-orm'
import type { Deps } from '#server/core/deps'
import type { Db } from '#server/core/store'
import { users } from '../auth/tables'
import { noteDeletion, readDeletions } from './deletions-file'
import { erasePerson } from './erase'
import { queueForgetting } from './forget'
import { filesOf } from './own-files'
import { deletedAccounts } from './tables'

const ASKED_AT_ONCE = 500

/** The addresses of those among the ids who are there: the list only grows, and every start goes through it. */
async function addressesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < ids.length; at += ASKED_AT_ONCE) {
    const some = inArray(users.id, ids.slice(at, at + ASKED_AT_ONCE))
    for (const { id, email } of await db.select({ id: users.id, email: users.email }).from(users).where(some))
      found.set(id, email)
  }
  return found
}

/**
 * Deletes again whoever an older backup brought back, by the list beside the database and the one inside; afterwards both
 * lists hold both, and the files follow by a job. Returns how many people were deleted. Does nothing where nobody came back.
 */
export async function replayDeletions(deps: Pick<Deps, 'store' | 'config' | 'clock'>): Promise<number> {
  const { store, config, clock } = deps
  const inFile = readDeletions(config)
  const inDatabase = new Map((await store.db.select().from(deletedAccounts)).map((row) => [row.id, row.deletedAt]))
  for (const [id, at] of inDatabase) if (!inFile.has(id)) noteDeletion(config, id, at)
  const all = new Map([...inFile, ...inDatabase])
  const cameBack = await addressesOf(store.db, [...all.keys()])
  let count = 0
  for (const [id, at] of all) {
    const back = cameBack.get(id)
    if (back === undefined && inDatabase.has(id)) continue
    const addresses = back === undefined ? [] : [back]
    await store.transaction(async (tx) => {
      const files = await filesOf(tx, id)
      await erasePerson(tx, { id, addresses }, at)
      if (back !== undefined) await queueForgetting(tx, { userId: id, addresses, files }, new Date(clock.now()))
    })
    if (back !== undefined) count += 1
  }
  return count
}
