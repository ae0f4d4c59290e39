import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { holdAlone, holdOpen } from './sqlite-lock'

function fresh() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-lock-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return path.join(folder, 'nolo.db')
}

test('many may have a database open, and nobody replaces it meanwhile', () => {
  const file = fresh()
  const [one, two] = [holdOpen(file), holdOpen(file)]
  one.release()
  expect(() => holdAlone(file)).toThrow('Nolo is running on this database. Stop it first, then run this again.')
  two.release()
  holdAlone(file).release()
})

test('a holder that was killed holds nothing', () => {
  const file = fresh()
  holdOpen(file).release()
  const script = `const D = require('better-sqlite3'); new D(${JSON.stringify(`${file}.open`)}).exec('BEGIN; SELECT count(*) FROM sqlite_master'); process.kill(process.pid, 'SIGKILL')`
  expect(spawnSync(process.execPath, ['-e', script]).signal).toBe('SIGKILL')
  holdAlone(file).release()
})
