import fs from 'node:fs'
import path from 'node:path'

/** What a migration calls the copy it makes first. */
export const beforeMigration = (databaseFile: string): string => `${databaseFile}.before-migration`

/** The copies of an embedded database that stand beside it, by whatever was about to be done: they end in `.before-...`. */
export function copiesBeside(databaseFile: string): string[] {
  const folder = path.dirname(databaseFile)
  const start = `${path.basename(databaseFile)}.before-`
  return fs
    .readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .map((name) => path.join(folder, name))
}
