import { AsyncLocalStorage } from 'node:async_hooks'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { Config } from './config'

type Full = BetterSQLite3Database<Record<string, never>>
/** Reads, allowed anywhere. */
export type Db = Pick<Full, 'select' | 'selectDistinct' | 'with' | '$count'>
/** Writes exist only inside a transaction. */
export type Tx = Pick<Full, 'insert' | 'update' | 'delete'> & Db

/** One database, whichever engine: reads anywhere, writes only inside `transaction`. */
export type Store = {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Db
  /** All of `work` or nothing of it. May run again on PostgreSQL, so it must not touch the network. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** After a deletion: no file of the database keeps what was deleted. False when somebody else reads it just now. */
  settle(): Promise<boolean>
  /** How many transactions wait for their turn or run. */
  waiting(): number
  close(): Promise<void>
}

const inside = new AsyncLocalStorage<true>()
let running = 0

/**
 * Runs `work` as a transaction's body; a nested transaction would wait for itself for ever, so it throws. Knowing that
 * costs every `await` of the process a little on older Node, so it is known only while a transaction runs.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (inside.getStore()) throw new Error('A transaction inside a transaction: pass the tx on instead.')
  running += 1
  try {
    return await inside.run(true, work)
  } finally {
    running -= 1
    if (running === 0) inside.disable()
  }
}

export async function openStore(config: Pick<Config, 'databaseFile' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseFile) return (await import('./store-sqlite')).openSqlite(config.databaseFile)
  return (await import('./store-postgres')).openPostgres(config.databaseUrl as string)
}

/**
 * A query built once per database and reused with placeholders. The builder costs more than SQLite itself.
 * Only for `store.db`: a transaction's handle lives too short to be worth it.
 */
export function prepared<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
