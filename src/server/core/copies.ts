import fs from 'node:fs'
import path from 'node:path'
import type { Config } from './config'

/** What a migration calls the copy it makes first. */
export const beforeMigration = (databaseFile: string): string => `${databaseFile}.before-migration`

/** Copies that stand beside an embedded database and its files, by whatever was about to be done: `....before-...`. */
export function copiesBeside({ databaseFile }: Pick<Config, 'databaseFile'>): string[] {
  if (!databaseFile) return []
  const folder = path.dirname(databaseFile)
  const name = path.basename(databaseFile)
  // a restore that was cut off leaves what it had taken out so far
  const starts = [`${name}.before-`, 'files.before-', `${name}.restoring`, 'files.restoring']
  return fs
    .readdirSync(folder)
    .filter((name) => starts.some((start) => name.startsWith(start)))
    .map((name) => path.join(folder, name))
}
