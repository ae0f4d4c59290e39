import fs from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate as apply } from 'drizzle-orm/better-sqlite3/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterMigrations } from './after-migrations'
import { beforeMigration } from './copies'
import type { Said } from './migrate'
import { makePrivately } from './store-sqlite-files'

const tablesOf = (db: Database.Database) =>
  // a full-text index has no rows of its own: it is made anew below
  (
    db
      .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'")
      .all() as { name: string }[]
  ).map((row) => row.name)
const countOf = (db: Database.Database, name: string) =>
  (db.prepare(`select count(*) as n from "${name}"`).get() as { n: number }).n

function pending(db: Database.Database, folder: string): number {
  const known = tablesOf(db).includes('__drizzle_migrations')
  const last = known
    ? (db.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null }).at
    : null
  return readMigrationFiles({ migrationsFolder: folder }).filter((one) => one.folderMillis > (last ?? 0)).length
}

/** Applies what is open to an embedded database: a copy first, no cascades while tables are rebuilt, no row lost. */
export async function migrateSqlite(file: string, folder: string, say: Said) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const lock = new Database(`${file}.lock`, { timeout: 60_000 })
  lock.exec('BEGIN EXCLUSIVE') // the kernel lets go of it even when this process dies
  makePrivately(file)
  const db = new Database(file)
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('secure_delete = ON') // what a rebuilt table leaves behind is overwritten
    const open = pending(db, folder)
    if (open === 0) return
    const tables = tablesOf(db).filter((name) => name !== '__drizzle_migrations')
    if (tables.length > 0) await keepCopy(db, file, say)
    const before = new Map(tables.map((name) => [name, countOf(db, name)]))
    // A rebuilt table would empty its ON DELETE CASCADE children while this is on (drizzle-orm issue 5782).
    db.pragma('foreign_keys = OFF')
    apply(drizzle(db), { migrationsFolder: folder })
    const broken = db.pragma('foreign_key_check') as unknown[]
    if (broken.length > 0)
      throw new Error(
        `The migration left ${broken.length} rows pointing nowhere. The copy made before it is beside the database.`,
      )
    const now = new Set(tablesOf(db))
    for (const [name, rows] of before)
      if (now.has(name) && countOf(db, name) < rows)
        throw new Error(`The migration lost rows of ${name}. The copy made before it is beside the database.`)
    for (const sql of afterMigrations(folder)) db.exec(sql)
    say(`Applied ${open} migration${open === 1 ? '' : 's'}.`)
  } finally {
    db.close()
    lock.exec('ROLLBACK')
    lock.close()
  }
}

async function keepCopy(db: Database.Database, file: string, say: Said) {
  const copy = beforeMigration(file)
  fs.rmSync(copy, { force: true })
  await db.backup(copy)
  fs.chmodSync(copy, 0o600)
  say(`Kept a copy at ${copy}.`)
}
