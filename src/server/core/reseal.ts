import { and, asc, eq, gte, isNotNull, sql, type Table } from 'drizzle-orm'
import { keyColumnsOf, secretColumnsOf } from './columns'
import type { Store, Tx } from './store'

const AT_ONCE = 200
type AnyTable = Parameters<Tx['delete']>[0]
type Row = Record<string, unknown>
/** Drizzle takes any columns here; its types know only those of one engine. */
type Selected = Parameters<Tx['select']>[0] & object

/** Seals everything in a table's secret columns with the newest key, some rows at a time; what is done already stays. Returns how many values. */
export async function resealTable(store: Store, table: Table, newestKey: string): Promise<number> {
  const keys = keyColumnsOf(table)
  let count = 0
  for (const [name, column] of secretColumnsOf(table)) {
    const [firstKey] = keys[0] ? [keys[0][1]] : []
    if (!firstKey) throw new Error('A table with secrets needs a primary key.')
    const older = and(isNotNull(column), sql`${column} not like ${`${newestKey}.%`}`)
    let from: unknown
    for (;;) {
      const rows = await store.transaction(async (tx) => {
        const found: Row[] = await tx
          .select(Object.fromEntries([...keys, [name, column]]) as Selected)
          .from(table as AnyTable)
          .where(from === undefined ? older : and(gte(firstKey, from), older))
          .orderBy(asc(firstKey))
          .limit(AT_ONCE)
        for (const row of found)
          await tx
            .update(table as AnyTable)
            .set({ [name]: row[name] } as never)
            .where(and(...keys.map(([key, at]) => eq(at, row[key]))))
        return found
      })
      count += rows.length
      if (rows.length < AT_ONCE) break
      from = rows.at(-1)?.[keys[0]?.[0] ?? '']
    }
  }
  return count
}
