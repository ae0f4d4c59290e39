import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterMigrations } from './after-migrations'
import type { Said } from './migrate'

/** Any number that is ours: servers starting together take turns on it. */
const LOCK = 7_665_001

/** Applies the migrations on a PostgreSQL server while holding an advisory lock. */
export async function migratePostgres(connectionString: string, migrationsFolder: string, say: Said): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('notice', ({ severity, message }) => severity === 'WARNING' && message && say(message))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder })
    for (const sql of afterMigrations(migrationsFolder)) await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The newest migration a PostgreSQL database has had, 0 for none. Throws when the server does not answer. */
export async function schemaOfPostgres(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
    if (!known.rows[0]?.name) return 0
    const { rows } = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')
    return Number(rows[0]?.at ?? 0)
  } finally {
    await client.end()
  }
}
