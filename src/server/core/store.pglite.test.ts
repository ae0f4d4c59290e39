import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const folder = path.resolve('migrations/postgres')
const files = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** The migrations as they stand, on a PostgreSQL inside this process. */
async function migrated() {
  const db = new PGlite()
  for (const file of files)
    for (const statement of fs.readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint'))
      await db.exec(statement)
  return db
}

test('the PostgreSQL migrations apply and hold what they promise', async () => {
  const db = await migrated()
  await db.query(
    "insert into users (id, email, first_name, last_name, password_hash, created_at) values ('u', 'a@b.c', 'A', 'B', '', now())",
  )
  await db.query(
    "insert into goals (id, user_id, title, description, category, progress, status, created_at, updated_at) values ('g', 'u', 't', '', 'Personal', 0, 'active', now(), now())",
  )
  await expect(
    db.query(
      "insert into users (id, email, first_name, last_name, password_hash, created_at) values ('v', 'a@b.c', 'A', 'B', '', now())",
    ),
  ).rejects.toThrow(/unique/)
  await expect(
    db.query(
      "insert into goals (id, user_id, title, description, category, progress, status, created_at, updated_at) values ('h', 'nobody', 't', '', 'Personal', 0, 'active', now(), now())",
    ),
  ).rejects.toThrow(/foreign key/)
  const { rows } = await db.query<{ role: string; currency: string }>('select role, currency from users')
  expect(rows).toEqual([{ role: 'client', currency: 'USD' }])
  await db.query("delete from users where id = 'u'")
  expect((await db.query('select 1 from goals')).rows).toEqual([])
  await db.close()
})

test('every table of the code has its columns in the migrated PostgreSQL', async () => {
  const db = await migrated()
  const { getTableConfig } = await import('drizzle-orm/pg-core')
  const { everyTable } = await import('../operator/every-table')
  const { rows } = await db.query<{ at: string }>(
    "select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public'",
  )
  const known = new Set(rows.map((row) => row.at))
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const wanted = everyTable.flatMap((table) => {
    const { name, columns } = getTableConfig(table as never)
    return columns.map((column) => `${name}.${snake(column.name)}`)
  })
  expect(wanted.length).toBeGreaterThan(200)
  expect(wanted.filter((at) => !known.has(at))).toEqual([])
  await db.close()
})
