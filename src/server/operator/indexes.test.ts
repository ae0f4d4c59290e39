import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { testApp } from '#server/testing/test-app'

type Reference = { from: string; on_delete: string }

/** The columns an index or a primary key of a table begins with. */
function leading(db: Database.Database, table: string): Set<string> {
  const indexes = db.pragma(`index_list(${table})`) as { name: string }[]
  return new Set(indexes.map(({ name }) => (db.pragma(`index_info(${name})`) as { name: string }[])[0]?.name ?? ''))
}

test.skipIf(isPostgres)(
  'what goes with something else is found by an index, so that deleting one thing reads no whole table',
  async () => {
    const app = await testApp()
    const db = new Database(app.config.databaseFile as string, { readonly: true })
    onTestFinished(() => void db.close())
    const tables = db
      .prepare("select name from sqlite_master where type = 'table' and name not like '%search%'")
      .pluck()
      .all() as string[]
    const bare = tables.flatMap((table) => {
      const known = leading(db, table)
      const references = db.pragma(`foreign_key_list(${table})`) as Reference[]
      return references
        .filter(({ from, on_delete }) => on_delete !== 'NO ACTION' && !known.has(from))
        .map(({ from }) => `${table}.${from}`)
    })
    expect(bare).toEqual([])
  },
)
