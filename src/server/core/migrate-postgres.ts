import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number that is ours: servers starting together take turns on it. */
const LOCK = 7_665_001

/** Applies the migrations on a PostgreSQL server while holding an advisory lock. */
export async function migratePostgres(connectionString: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
