import fs from 'node:fs'
import path from 'node:path'

/** The SQL beside the migrations that runs after them: search indexes and triggers, which the tables' code does not know. */
export function afterMigrations(folder: string): string[] {
  const after = path.join(folder, 'after')
  if (!fs.existsSync(after)) return []
  const files = fs.readdirSync(after).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => fs.readFileSync(path.join(after, name), 'utf8'))
}
