import fs from 'node:fs'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { randomId } from '#server/core/crypto'
import { testApp } from '#server/testing/test-app'
import { isPostgres } from './config'
import { jobs } from './job-table'
import { enqueue } from './jobs'

test.skipIf(isPostgres)('after settling, no byte of what was deleted is in the files, and all else is', async () => {
  const { deps, config, clock } = await testApp()
  const runAt = new Date(clock.now())
  const word = (n: number) => `word${n}x${randomId()}`
  const words = Array.from({ length: 1500 }, (_, n) => word(n))
  const key = (text: string) => text + 'y'.repeat(text.charCodeAt(6) * 3)
  for (let from = 0; from < words.length; from += 100)
    await deps.store.transaction(async (tx) => {
      for (const text of words.slice(from, from + 100)) await enqueue(tx, { kind: 'k', key: key(text), payload: 1, runAt })
    })
  const gone = words.filter((_, n) => n % 3 === 0)
  const stay = words.filter((_, n) => n % 3 !== 0)
  await deps.store.transaction((tx) => tx.delete(jobs).where(inArray(jobs.key, gone.map(key))))
  // writes wait meanwhile, reads go on
  const settled = deps.store.settle()
  const late = deps.store.transaction((tx) => enqueue(tx, { kind: 'k', key: 'late', payload: 1, runAt }))
  expect(await deps.store.db.$count(jobs)).toBe(stay.length)
  expect(await settled).toBe(true)
  await late
  const file = config.databaseFile as string
  const bytes = ['', '-wal'].map((end) => fs.readFileSync(file + end, 'latin1')).join('')
  expect(gone.filter((text) => bytes.includes(text))).toEqual([])
  expect(stay.filter((text) => !bytes.includes(text))).toEqual([])
  expect(await deps.store.db.$count(jobs)).toBe(stay.length + 1)
})
