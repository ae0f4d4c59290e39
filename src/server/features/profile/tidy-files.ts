import fs from 'node:fs'
import { copiesBeside } from '#server/core/copies'
import type { Deps } from '#server/core/deps'

/**
 * After a deletion: nothing of it stays in the files of this server. The copies that a migration or a restore left beside
 * the database go too: a server that serves deletions has come through both.
 */
export async function tidyFiles({ store, config, log }: Pick<Deps, 'store' | 'config' | 'log'>): Promise<void> {
  for (const copy of config.databaseFile ? copiesBeside(config.databaseFile) : []) fs.rmSync(copy, { force: true })
  if (!(await store.settle()))
    log.warn('somebody reads the database for long: deleted words may stand in its log until it is emptied')
}
