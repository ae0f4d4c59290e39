import fs from 'node:fs'
import path from 'node:path'
import { getTableName } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/core/clock'
import { keyColumnsOf, secretColumnsOf } from '#server/core/columns'
import { keyId, setKeys } from '#server/core/crypto'
import { filesFolderOf, keepFile, readKeptFile } from '#server/core/files'
import { resealTable } from '#server/core/reseal'
import { auditAbout, blockUser } from '#server/features/admin/service'
import { openDeps } from '#server/open'
import { seed } from '#server/seed'
import { PDF } from '#server/testing/application'
import { testApp } from '#server/testing/test-app'
import { everyTable, keysInUse } from './every-table'
import { rotateKey } from './rotate-key'

const [first, second] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]

test('every secret column of the sources is found by walking the schema, and its rows can be told apart', () => {
  const folders = ['src/server/core', 'src/server/features']
  const sources = folders
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((name) => /(-table|\/tables)\.ts$/.test(name))
  const written = sources.flatMap((name) =>
    [...fs.readFileSync(name, 'utf8').matchAll(/secret\('([\w.]+)'\)/g)].map((found) => found[1]),
  )
  const walked = everyTable.flatMap((table) => secretColumnsOf(table).map(() => getTableName(table)))
  expect(walked.sort()).toEqual(written.map((name) => name?.split('.')[0]).sort())
  for (const table of everyTable) expect(keyColumnsOf(table).length, getTableName(table)).toBeGreaterThan(0)
})

test('rotation seals everything anew, goes on where it was cut off, and everything still reads without the old key', async () => {
  onTestFinished(() => setKeys([first]))
  const app = await testApp()
  await seed(app.deps)
  const person = await app.signUp()
  await blockUser(app.deps, { kind: 'operator' }, { email: person.email, reason: 'a marked reason' })
  const config = { ...app.config, appKeys: [second, first] }
  await keepFile(app.config, 'certificate', PDF)
  await keepFile(app.config, 'document', PDF)
  expect(fs.readFileSync(path.join(filesFolderOf(app.config), 'certificate')).includes(PDF)).toBe(false)

  await expect(rotateKey({ ...app.config, appKeys: [first] }, systemClock)).rejects.toThrow('Put the new key first in APP_KEY')

  setKeys([second, first]) // as if it had been cut off after one table
  const goals = everyTable.find((table) => getTableName(table) === 'goals')
  if (!goals) throw new Error('no goals')
  expect(await resealTable(app.deps.store, goals, keyId(second))).toBeGreaterThan(0)

  const said = await rotateKey(config, systemClock)
  expect(said).toMatch(/chat_messages: \d+/)
  expect(said).toMatch(/audit_details: \d+/)
  expect(said).not.toMatch(/ {2}goals:/)
  expect(said).toContain('uploaded files: 2')
  expect(await keysInUse(app.deps.store.db, app.config)).toEqual([keyId(second)])
  expect(await rotateKey(config, systemClock)).toContain('Everything was already.')

  setKeys([second])
  expect(await readKeptFile(app.config, 'certificate')).toEqual(PDF)
  expect(fs.readdirSync(filesFolderOf(app.config))).toEqual(['certificate', 'document'])
  expect((await auditAbout(app.deps.store.db, person.id))[0]?.what).toBe('Blocked your account: a marked reason.')
  await (await openDeps({ ...config, appKeys: [second] })).close()
  await expect(openDeps({ ...config, appKeys: [first] })).rejects.toThrow(
    `sealed with the key ${keyId(second)}, and that key is not here`,
  )
})

test('going back to the old key alone is refused as soon as the new one sealed anything', async () => {
  onTestFinished(() => setKeys([first]))
  const app = await testApp()
  await (await openDeps({ ...app.config, appKeys: [second, first] })).close()
  await expect(openDeps({ ...app.config, appKeys: [first] })).rejects.toThrow(`sealed with the key ${keyId(second)}`)
})
