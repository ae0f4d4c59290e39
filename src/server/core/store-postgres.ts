import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from './errors'
import { alone, type Db, type Store, type Tx } from './store'

/** Serialization failure and deadlock: the whole transaction may be tried again. */
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 12

const codeOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/** Opens pools on a PostgreSQL server: reads are read-only, transactions serializable and retried. */
export function openPostgres(connectionString: string): Store {
  const readers = new pg.Pool({
    connectionString,
    options: '-c default_transaction_read_only=on',
    connectionTimeoutMillis: 10_000,
  })
  const writers = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000 })
  for (const pool of [readers, writers]) pool.on('error', () => {}) // an idle connection died; the pool opens another
  const tx = drizzle(writers, { casing: 'snake_case' })

  async function tried<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await tx.transaction((one) => work(one as unknown as Tx), { isolationLevel: 'serializable' })
      } catch (error) {
        if (!RETRYABLE.has(codeOf(error) ?? '')) throw error
        if (attempt === ATTEMPTS)
          throw new AppError('SERVICE_UNAVAILABLE', 'We are very busy just now. Please try again in a moment.', { cause: error })
        await pause(Math.random() * 4 * 2 ** Math.min(attempt, 7))
      }
    }
  }

  return {
    engine: 'postgres',
    // safe: the builders of both engines give the same values for our columns
    db: drizzle(readers, { casing: 'snake_case' }) as unknown as Db,
    transaction: (work) => alone(() => tried(work)),
    // the server's own log and dead rows are its operator's to empty
    settle: async () => true,
    waiting: () => writers.waitingCount + writers.totalCount - writers.idleCount,
    async close() {
      await Promise.all([readers.end(), writers.end()])
    },
  }
}

/** A pool of its own for a library that keeps its own table. */
export const openPool = (connectionString: string): pg.Pool =>
  new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 10_000 }).on('error', () => {})
