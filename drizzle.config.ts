import { defineConfig } from 'drizzle-kit'

const url = process.env.DATABASE_URL ?? ''
const dialect = /^postgres(ql)?:/.test(url) ? 'postgresql' : 'sqlite'

/** `npm run db:generate` runs this once for each engine. */
export default defineConfig({
  dialect,
  schema: ['./src/server/core/*-table.ts', './src/server/features/*/tables.ts'],
  out: dialect === 'sqlite' ? './migrations/sqlite' : './migrations/postgres',
  casing: 'snake_case',
})
