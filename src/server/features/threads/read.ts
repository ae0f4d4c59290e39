import type { SignedIn } from '#server/core/context'
import type { Tx } from '#server/core/store'
import { threadReads } from './tables'
import { acrossOf, countUnread, lastPlace, myThread, readPlace, threadsTopic } from './thread'

/** A step: somebody has read a thread up to a place. Never goes back; true when it went on. */
export async function keepRead(tx: Tx, read: { threadId: string; userId: string; place: number }): Promise<boolean> {
  if (read.place <= (await readPlace(tx, read.threadId, read.userId))) return false
  await tx
    .insert(threadReads)
    .values(read)
    .onConflictDoUpdate({ target: [threadReads.threadId, threadReads.userId], set: { place: read.place } })
  return true
}

/** Notes how far the person has read and tells both sides; answers with what still waits for them. */
export async function readThread({ deps, user }: SignedIn, input: { id: string; place: number }): Promise<{ count: number }> {
  const told = await deps.store.transaction(async (tx) => {
    const row = await myThread(tx, user.id, input.id)
    const place = Math.min(input.place, await lastPlace(tx, row.id))
    if (!(await keepRead(tx, { threadId: row.id, userId: user.id, place }))) return []
    const other = (await acrossOf(tx, user.id, [row])).get(row.id)?.person
    return other ? [user.id, other.id] : [user.id]
  })
  for (const userId of told) deps.live.publish(threadsTopic(userId))
  return { count: await countUnread(deps.store.db, user.id) }
}
