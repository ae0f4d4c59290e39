import fs from 'node:fs'
import * as z from 'zod'
import { copiesBeside } from '#server/core/copies'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'

export const FORGET = 'forget-account'
const Person = z.object({ userId: z.string(), addresses: z.array(z.string()) })
type Person = z.infer<typeof Person>

/** Has the files let go of somebody too: a job of the deletion's own transaction, so that a crash between cannot lose it. */
export async function queueForgetting(tx: Tx, person: Person, runAt: Date): Promise<void> {
  const key = `${FORGET}-${randomId()}`
  await enqueue(tx, { kind: FORGET, key, userId: null, payload: person satisfies Person, runAt })
}

/**
 * Takes a deleted person out of the mailbox and the database's own files. Copies that a migration or a restore left beside
 * it go: a server that serves deletions has come through both. Somebody reading the database brings it back later.
 */
export async function forgetAccount({ store, config, mail }: Deps, payload: unknown): Promise<void> {
  await mail.forget(Person.parse(payload))
  for (const copy of config.databaseFile ? copiesBeside(config.databaseFile) : []) fs.rmSync(copy, { force: true })
  if (!(await store.settle())) throw new Error('Somebody else is reading the database.')
}
