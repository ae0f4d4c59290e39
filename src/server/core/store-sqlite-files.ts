import fs from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './store'

/** Makes a database file that is not there yet, for the server alone; its log takes the mode from it. */
export const makePrivately = (file: string): void => fs.closeSync(fs.openSync(file, 'a', 0o600))

/** Copies an embedded database in use into a new file, as it stands at one instant; its writer goes on meanwhile. */
export function snapshotSqlite(file: string, to: string): void {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    db.prepare('VACUUM INTO ?').run(to)
  } finally {
    db.close()
  }
}

/** A database file to read from, nothing written or made. */
export function readSqlite(file: string): { db: Db; close(): void } {
  const reader = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  return { db: drizzle(reader, { casing: 'snake_case' }), close: () => reader.close() }
}

/** What is wrong with a database file; null when its pages, indexes and references all hold. */
export function faultOfSqlite(file: string): string | null {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    const said = db.pragma('integrity_check(1)', { simple: true })
    if (said !== 'ok') return String(said)
    const broken = (db.pragma('foreign_key_check') as unknown[]).length
    return broken ? `${broken} rows point nowhere` : null
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read'
  } finally {
    db.close()
  }
}

/** The newest migration a database file has had, 0 for none. */
export function schemaOfSqlite(file: string): number {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    const row = db.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get()
    return row
      ? ((db.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null }).at ?? 0)
      : 0
  } finally {
    db.close()
  }
}

/** The newest migration this Nolo knows. */
export const newestSchema = (migrationsFolder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis))

function syncFolder(folder: string) {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/**
 * Puts `fresh` in the place of the database nobody has open, and keeps the old one as `keep`. At every instant one of the
 * two, whole, stands at `file`.
 */
export function replaceSqlite(file: string, fresh: string, keep: string): void {
  if (fs.existsSync(file)) {
    foldIn(file)
    fs.rmSync(keep, { force: true })
    fs.linkSync(file, keep)
    // the log belongs to the old file: beside the new one it would spoil it
    for (const tail of ['-wal', '-shm']) if (fs.existsSync(file + tail)) fs.renameSync(file + tail, keep + tail)
  }
  fs.renameSync(fresh, file)
  syncFolder(path.dirname(file))
}

/** Writes the log beside a database into it; a damaged database keeps its log. */
function foldIn(file: string) {
  const db = new Database(file)
  try {
    db.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // it cannot be read: it is kept as it is
  } finally {
    db.close()
  }
}
