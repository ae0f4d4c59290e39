// One vocabulary of columns for both engines. At run time the builders are the engine's own; their types are
// SQLite's, which is sound because both give the same JavaScript values.
import * as pg from 'drizzle-orm/pg-core'
import * as sqlite from 'drizzle-orm/sqlite-core'
import { isPostgres } from './config'
import { seal, unseal } from './crypto'

const sealed = (name: string) => ({
  dataType: () => 'text',
  toDriver: (value: string) => seal(name, value),
  fromDriver: (value: string) => unseal(name, value),
})

const onSqlite = {
  table: sqlite.sqliteTable,
  text: () => sqlite.text(),
  integer: () => sqlite.integer({ mode: 'number' }),
  boolean: () => sqlite.integer({ mode: 'boolean' }),
  timestamp: () => sqlite.integer({ mode: 'timestamp_ms' }),
  json: () => sqlite.text({ mode: 'json' }),
  /** Text encrypted at rest; `name` is table.column. A raw `sql` field comes back still sealed. */
  secret: (name: string) => sqlite.customType<{ data: string; driverData: string }>(sealed(name))(),
  index: sqlite.index,
  uniqueIndex: sqlite.uniqueIndex,
  primaryKey: sqlite.primaryKey,
}
const onPostgres = {
  table: pg.pgTable,
  text: () => pg.text(),
  integer: () => pg.bigint({ mode: 'number' }),
  boolean: () => pg.boolean(),
  timestamp: () => pg.timestamp({ withTimezone: true, mode: 'date' }),
  json: () => pg.jsonb(),
  secret: (name: string) => pg.customType<{ data: string; driverData: string }>(sealed(name))(),
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
}

export const { table, text, integer, boolean, timestamp, json, secret, index, uniqueIndex, primaryKey } = (
  isPostgres ? (onPostgres as unknown) : onSqlite
) as typeof onSqlite
