import fs from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'

/** A lock between processes; the kernel lets go of it even when its holder dies. */
export type Lock = { release(): void }

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')

function locked(file: string, statement: string, timeout: number, refusal: string): Lock {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const lock = new Database(file, { timeout })
  try {
    lock.exec(statement)
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Error(refusal) : error
  }
  return { release: () => lock.close() }
}

/** Held by everything that has the database open; any number may hold it. */
export const holdOpen = (database: string): Lock =>
  locked(
    `${database}.open`,
    'BEGIN; SELECT count(*) FROM sqlite_master',
    5000,
    'The database is being replaced just now. Please try again in a moment.',
  )

/** Held by what replaces the database or its key: refused while anybody has it open or migrates it. */
export function holdAlone(database: string): Lock {
  const refusal = 'Nolo is running on this database. Stop it first, then run this again.'
  const open = locked(`${database}.open`, 'BEGIN EXCLUSIVE', 0, refusal)
  try {
    const migrating = locked(`${database}.lock`, 'BEGIN EXCLUSIVE', 0, refusal)
    return {
      release() {
        migrating.release()
        open.release()
      },
    }
  } catch (error) {
    open.release()
    throw error
  }
}
