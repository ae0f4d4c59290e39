import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app'
import { SIZES } from '#server/testing/test-size'
import { isPostgres } from './config'
import { jobs } from './job-table'
import type { Tx } from './store'
import { openSqlite } from './store-sqlite'

const row = (id: string, attempts = 0) => ({ id, kind: 'probe', key: id, payload: 'sealed words', runAt: new Date(0), attempts })

test.skipIf(isPostgres)('an embedded database and its log are for the server alone, from the first byte', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-modes-')), 'nolo.db')
  const store = openSqlite(file)
  await store.transaction(async (tx) => {
    await tx.select({ one: sql`1` })
  })
  for (const one of fs.readdirSync(path.dirname(file)))
    if (/\.db(-wal|-shm)?$/.test(one))
      expect([one, fs.statSync(path.join(path.dirname(file), one)).mode & 0o777]).toEqual([one, 0o600])
  await store.close()
  fs.rmSync(path.dirname(file), { recursive: true })
})

test('what a transaction wrote before it failed is gone', async () => {
  const { deps } = await testApp()
  const work = deps.store.transaction(async (tx) => {
    await tx.insert(jobs).values(row('a'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await deps.store.db.$count(jobs)).toBe(0)
})

test('transactions that overlap take turns: a conditional update spends the last one once', async () => {
  const { deps } = await testApp()
  await deps.store.transaction((tx) => tx.insert(jobs).values(row('credit', 1)))
  const spend = () =>
    deps.store.transaction(async (tx) => {
      const [left] = await tx.select({ attempts: jobs.attempts }).from(jobs).where(eq(jobs.id, 'credit'))
      if (!left || left.attempts < 1) return false
      await tx
        .update(jobs)
        .set({ attempts: sql`${jobs.attempts} - 1` })
        .where(eq(jobs.id, 'credit'))
      return true
    })
  const tries = await Promise.all(Array.from({ length: SIZES.rivals }, spend))
  expect(tries.filter(Boolean)).toHaveLength(1)
}, 60_000)

test('a transaction inside a transaction is refused instead of waiting for ever', async () => {
  const { deps } = await testApp()
  await expect(deps.store.transaction(() => deps.store.transaction(async () => 1))).rejects.toThrow('pass the tx on')
})

test('the reading handle cannot write, even when its type is forced', async () => {
  const { deps } = await testApp()
  const forced = deps.store.db as unknown as Tx
  await expect(async () => forced.insert(jobs).values(row('x'))).rejects.toThrow()
  expect(await deps.store.db.$count(jobs)).toBe(0)
})

test('a secret column reads back as it was and lies sealed', async () => {
  const { deps } = await testApp()
  await deps.store.transaction((tx) => tx.insert(jobs).values(row('s')))
  const [read] = await deps.store.db.select({ payload: jobs.payload, raw: sql<string>`${jobs.payload}` }).from(jobs)
  expect(read?.payload).toBe('sealed words')
  expect(read?.raw).toMatch(/^[0-9a-f]{8}\./)
})
