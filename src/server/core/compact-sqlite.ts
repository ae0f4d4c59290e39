import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

// Plain JavaScript in a string: the server is bundled into one file, and this has to start without it.
const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.library)
const db = new Database(workerData.file, { timeout: 5000, fileMustExist: true })
let done = false
try {
  db.pragma('secure_delete = ON')
  db.exec('VACUUM')
  done = db.pragma('wal_checkpoint(TRUNCATE)')[0].busy === 0
} catch (error) {
  if (!String(error.code).startsWith('SQLITE_BUSY')) throw error
} finally {
  db.close()
}
parentPort.postMessage(done)
`

/**
 * Writes an embedded database anew and empties its log, off the main thread: the one way to be sure that no page keeps
 * words that were deleted (secure_delete leaves some where pages were rebalanced). False when somebody else reads it.
 */
export function compactSqlite(file: string): Promise<boolean> {
  const library = createRequire(import.meta.url).resolve('better-sqlite3')
  const worker = new Worker(WORK, { eval: true, workerData: { file, library } })
  return new Promise((done, failed) => {
    let answer = false
    worker.on('message', (value: boolean) => {
      answer = value
    })
    worker.on('error', failed)
    worker.on('exit', () => done(answer))
  })
}
