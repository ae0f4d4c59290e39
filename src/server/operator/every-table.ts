import { isNotNull, sql } from 'drizzle-orm'
import { secretColumnsOf, tablesIn } from '../core/columns'
import type { Config } from '../core/config'
import { keysOfFiles } from '../core/files'
import type { Db } from '../core/store'

const modules = import.meta.glob<object>(['../core/*-table.ts', '../features/*/tables.ts'], { eager: true })

/** Every table of the schema, found where tables are written. */
export const everyTable = [...new Set(Object.values(modules).flatMap(tablesIn))]

/** The names of all keys that something in the database or an uploaded file is sealed with. */
export async function keysInUse(db: Db, config: Pick<Config, 'dataFolder'>): Promise<string[]> {
  const found = new Set(await keysOfFiles(config))
  for (const table of everyTable)
    for (const [, column] of secretColumnsOf(table)) {
      const rows = await db
        .selectDistinct({ id: sql<string>`substr(${column}, 1, 8)` })
        .from(table as Parameters<Db['$count']>[0] & typeof table)
        .where(isNotNull(column))
      for (const { id } of rows) if (/^[0-9a-f]{8}$/.test(id)) found.add(id)
    }
  return [...found].sort()
}
