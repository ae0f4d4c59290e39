import fs from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { compactSqlite } from './compact-sqlite'
import { holdOpen } from './sqlite-lock'
import { alone, type Store } from './store'
import { makePrivately } from './store-sqlite-files'

// secure_delete: what was deleted is overwritten, not only forgotten
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  'trusted_schema = OFF',
  'secure_delete = ON',
]

/** Opens (and makes) the embedded database: one writer whose transactions take turns, one read-only reader. */
export function openSqlite(file: string): Store {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const hold = holdOpen(file)
  makePrivately(file)
  const writer = new Database(file)
  for (const pragma of PRAGMAS) writer.pragma(pragma)
  const reader = new Database(file, { readonly: true })
  reader.pragma('busy_timeout = 5000')
  const tx = drizzle(writer, { casing: 'snake_case' })
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    writer.exec('BEGIN IMMEDIATE')
    try {
      const result = await work()
      writer.exec('COMMIT')
      return result
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK')
      throw error
    }
  }

  return {
    engine: 'sqlite',
    db: drizzle(reader, { casing: 'snake_case' }),
    transaction: (work) =>
      alone(() => {
        waiting += 1
        const run = queue.then(() => turn(() => work(tx))).finally(() => (waiting -= 1))
        queue = run.catch(() => {})
        return run
      }),
    settle() {
      // writes wait their turn meanwhile; reads go on
      const run = queue.then(() => compactSqlite(file))
      queue = run.catch(() => {})
      return run
    },
    waiting: () => waiting,
    async close() {
      await queue
      reader.close()
      writer.close()
      hold.release()
    },
  }
}
