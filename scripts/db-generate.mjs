import { spawnSync } from 'node:child_process'

/** Writes the next migration of both engines from the same tables: `npm run db:generate -- --name add_coaches`. */
const words = process.argv.slice(2)
for (const [engine, url] of [
  ['SQLite', ''],
  ['PostgreSQL', 'postgres://generate'],
]) {
  console.log(`\n${engine}:`)
  const run = spawnSync(
    process.execPath,
    ['node_modules/drizzle-kit/bin.cjs', 'generate', '--config=drizzle.config.ts', ...words],
    {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url },
    },
  )
  if (run.status !== 0) {
    console.error(`The ${engine} migration was not written. The lines above say why; mend the tables and run it again.`)
    process.exit(run.status ?? 1)
  }
}
