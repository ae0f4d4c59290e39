// One vocabulary of columns for both engines. At run time the builders are the engine's own; their types are
// SQLite's, which is sound because both give the same JavaScript values.
import { type Column, getTableColumns, is, type Table } from 'drizzle-orm'
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

/** The sealed columns of a table, by the name they have in code. */
export const secretColumnsOf = (one: Table): [string, Column][] =>
  Object.entries(getTableColumns(one)).filter(([, column]) =>
    is(column, isPostgres ? pg.PgCustomColumn : sqlite.SQLiteCustomColumn),
  )

/** The primary key of a table, by the names its columns have in code. */
export function keyColumnsOf(one: Table): [string, Column][] {
  const { primaryKeys } = isPostgres ? pg.getTableConfig(one as pg.PgTable) : sqlite.getTableConfig(one as sqlite.SQLiteTable)
  const named = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
  return Object.entries(getTableColumns(one)).filter(([, column]) => column.primary || named.has(column.name))
}

/** Every table among what a module gives. */
export const tablesIn = (module: object): Table[] =>
  Object.values(module).filter((one): one is Table => is(one, isPostgres ? pg.PgTable : sqlite.SQLiteTable))
