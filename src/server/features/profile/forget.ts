import fs from 'node:fs'
import * as z from 'zod'
import { beforeMigration, copiesBeside } from '#server/core/copies'
import { randomId } from '#server/core/crypto'
import type { Deps } from '#server/core/deps'
import { dropFiles } from '#server/core/files'
import { enqueue } from '#server/core/jobs'
import type { Tx } from '#server/core/store'

export const FORGET = 'forget-account'
const COPIES_KEPT_MS = 7 * 24 * 3_600_000
const Person = z.object({ userId: z.string(), addresses: z.array(z.string()), files: z.array(z.string()).default([]) })
type Person = z.infer<typeof Person>

/** Has the files let go of somebody too: a job of the deletion's own transaction, so that a crash between cannot lose it. */
export async function queueForgetting(tx: Tx, person: Person, runAt: Date): Promise<void> {
  const key = `${FORGET}-${randomId()}`
  await enqueue(tx, { kind: FORGET, key, userId: null, payload: person satisfies Person, runAt })
}

/**
 * Takes a deleted person out of the mailbox, the uploaded files and the database's own. The copy made before a migration
 * goes: a server that serves deletions has come through it. Somebody reading the database brings this job back later.
 */
export async function forgetAccount({ store, config, mail }: Deps, payload: unknown): Promise<void> {
  const { files, ...person } = Person.parse(payload)
  await mail.forget(person)
  await dropFiles(config, files)
  if (config.databaseFile) fs.rmSync(beforeMigration(config.databaseFile), { force: true })
  if (!(await store.settle())) throw new Error('Somebody else is reading the database.')
}

/** A chore: what a restore put aside is the operator's for a week, and must not keep people for longer. */
export async function forgetOldCopies({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<void> {
  for (const copy of copiesBeside(config))
    if (fs.statSync(copy).ctimeMs < clock.now() - COPIES_KEPT_MS) fs.rmSync(copy, { recursive: true, force: true })
}
