import type { Config } from './config'

export type Said = (line: string) => void

/** Brings the database to the newest schema, one server at a time. `say` hears what happens. */
export async function migrate(
  config: Pick<Config, 'databaseFile' | 'databaseUrl' | 'migrationsFolder'>,
  say: Said = () => {},
): Promise<void> {
  if (config.databaseFile)
    await (await import('./migrate-sqlite')).migrateSqlite(config.databaseFile, config.migrationsFolder, say)
  else await (await import('./migrate-postgres')).migratePostgres(config.databaseUrl as string, config.migrationsFolder, say)
}
