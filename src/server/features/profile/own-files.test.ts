import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesFolderOf, keepFile, readKeptFile } from '#server/core/files'
import { PDF } from '#server/testing/application'
import { callerOf, cookieOf, PASSWORD, register } from '#server/testing/sign-in'
import { testApp } from '#server/testing/test-app'
import { ATTACHMENT } from '#shared/coach-application'
import { dropStrayFiles } from './own-files'

test('files are for the server alone, go with their account, and strays go by themselves', async () => {
  const app = await testApp()
  const folder = filesFolderOf(app.config)
  const cookie = cookieOf(await register(app))
  const attach = () => app.request(ATTACHMENT.path, { method: 'POST', body: new Uint8Array(PDF), headers: { cookie } })
  const { id } = await (await attach()).json()
  expect(fs.statSync(path.join(folder, id)).mode & 0o777).toBe(0o600)

  await keepFile(app.config, 'stray', PDF)
  await dropStrayFiles({ ...app.deps, clock: { now: () => Date.now() } })
  expect(fs.readdirSync(folder).sort()).toEqual([id, 'stray'].sort())
  await dropStrayFiles({ ...app.deps, clock: { now: () => Date.now() + 2 * 3_600_000 } })
  expect(fs.readdirSync(folder)).toEqual([id])

  await (await callerOf(app, cookie)).profile.deleteAccount({ word: 'delete', password: PASSWORD })
  while ((await app.runJobs()) > 0);
  expect(await readKeptFile(app.config, id)).toBeNull()
})

test('an id that is no id never becomes a path', async () => {
  const app = await testApp()
  await expect(readKeptFile(app.config, '../nolo.db')).rejects.toThrow('names no file')
  await expect(keepFile(app.config, 'a/b', PDF)).rejects.toThrow('names no file')
})

test('what was uploaded cannot be read from the disk, nor handed out under another id, nor changed there unnoticed', async () => {
  const app = await testApp()
  const at = (id: string) => path.join(filesFolderOf(app.config), id)
  await keepFile(app.config, 'mine', PDF)
  expect(fs.readFileSync(at('mine')).includes('PDF')).toBe(false)
  expect(await readKeptFile(app.config, 'mine')).toEqual(PDF)
  fs.copyFileSync(at('mine'), at('yours'))
  await expect(readKeptFile(app.config, 'yours')).rejects.toThrow()
  fs.appendFileSync(at('mine'), 'x')
  await expect(readKeptFile(app.config, 'mine')).rejects.toThrow()
})
