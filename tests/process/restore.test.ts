import fs from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { startServer } from '../server'
import { freshFolder, nolo, serve } from './nolo'

const KILLS = 20
const APP_KEY = Buffer.alloc(32, 9).toString('base64')

const countIn = (folder: string, table: string) => {
  const db = new Database(path.join(folder, 'nolo.db'), { readonly: true })
  const { n } = db.prepare(`select count(*) as n from ${table}`).get() as { n: number }
  db.close()
  return n
}

/** Points between the start of a command's real work and its end, spread evenly. */
const moments = (wholeMs: number) => Array.from({ length: KILLS }, (_, n) => wholeMs * (0.35 + (0.7 * n) / KILLS))

async function ready(folder: string, env: Record<string, string> = {}) {
  const server = await startServer({ folder, env: { LOG_LEVEL: 'error', ...env }, probe: '/readyz' })
  expect(await server.stop()).toBe(0)
}

test(`a restore killed at ${KILLS} points leaves the old or the restored database, whole, and a server starts on it`, async () => {
  const home = freshFolder()
  expect((await nolo(home, ['seed'])).code).toBe(0)
  const backup = path.join(home, 'one.backup')
  expect((await nolo(home, ['backup', backup])).code).toBe(0)
  const inBackup = countIn(home, 'conversations')
  const writer = new Database(path.join(home, 'nolo.db'))
  writer.exec(
    'insert into conversations select id || id, user_id, title, created_at, updated_at, raised, asked_again from conversations',
  )
  writer.close()

  const folder = freshFolder()
  const fresh = () => {
    fs.rmSync(folder, { recursive: true })
    fs.cpSync(home, folder, { recursive: true })
  }
  fresh()
  const whole = await nolo(folder, ['restore', backup])
  expect(whole.code, whole.said).toBe(0)
  const seen = new Set<number>()
  for (const killAfter of moments(whole.ms)) {
    fresh()
    await nolo(folder, ['restore', backup], { killAfter })
    await ready(folder)
    seen.add(countIn(folder, 'conversations'))
  }
  expect([...seen].filter((count) => count !== inBackup && count !== 2 * inBackup)).toEqual([])
}, 240_000)

/** A database as the first release left it, with a person in it. */
function firstRelease(folder: string) {
  const [file, migrations] = [path.join(folder, 'nolo.db'), 'migrations/sqlite']
  const journal = JSON.parse(fs.readFileSync(`${migrations}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const first = journal.entries[0] as { tag: string; when: number }
  const db = new Database(file)
  db.exec(fs.readFileSync(`${migrations}/${first.tag}.sql`, 'utf8').replaceAll('--> statement-breakpoint', ''))
  db.exec('create table __drizzle_migrations (id integer primary key, hash text not null, created_at numeric)')
  db.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)').run('first', first.when)
  db.prepare(
    "insert into users (id, email, first_name, last_name, password_hash, created_at) values ('p', 'p@nolo.test', 'P', 'Q', '', 1)",
  ).run()
  db.close()
}

test(`a migration killed at ${KILLS} points leaves a database that the next start brings up to date`, async () => {
  const env = { APP_KEY }
  const trial = freshFolder()
  firstRelease(trial)
  const whole = await nolo(trial, ['migrate'], { env })
  expect(whole.code, whole.said).toBe(0)
  for (const killAfter of moments(whole.ms)) {
    const folder = freshFolder()
    firstRelease(folder)
    await nolo(folder, ['migrate'], { env, killAfter })
    await ready(folder, env)
    expect(countIn(folder, 'users')).toBe(1)
    expect(countIn(folder, '__drizzle_migrations')).toBe(countIn(trial, '__drizzle_migrations'))
  }
}, 240_000)

test('a running server is not restored under its feet, and a lost key is said at start', async () => {
  const folder = freshFolder()
  const server = await serve(folder)
  const backup = path.join(folder, 'one.backup')
  expect((await nolo(folder, ['backup', backup])).code).toBe(0)
  const refused = await nolo(folder, ['restore', backup])
  expect(refused).toMatchObject({ code: 1, said: 'Nolo is running on this database. Stop it first, then run this again.\n' })
  const rotated = await nolo(folder, ['rotate-key'])
  expect(rotated).toMatchObject({ code: 1, said: refused.said })
  await server.stop()

  await expect(startServer({ folder, env: { APP_KEY } })).rejects.toThrow(
    /sealed with the key [0-9a-f]{8}, and that key is not here/,
  )
  const examined = await nolo(folder, ['doctor'], { env: { APP_KEY } })
  expect(examined.code).toBe(1)
  expect(examined.said).toMatch(/FAIL {2}keys +The database needs the key [0-9a-f]{8}/)

  fs.renameSync(path.join(folder, 'nolo.db.key'), path.join(folder, 'elsewhere'))
  await expect(startServer({ folder })).rejects.toThrow(/The key of this database is missing. Put it back at/)
}, 60_000)

test('the key file gets a new key, the old one stands aside, and everything still reads', async () => {
  const folder = freshFolder()
  const key = path.join(folder, 'nolo.db.key')
  expect((await nolo(folder, ['seed'])).code).toBe(0)
  const old = fs.readFileSync(key, 'utf8')
  const rotated = await nolo(folder, ['rotate-key'])
  expect(rotated.code, rotated.said).toBe(0)
  expect(rotated.said).toMatch(/Sealed anew:[\s\S]*chat_messages: \d+[\s\S]*The old key is out of use/)
  expect(fs.readFileSync(key, 'utf8')).not.toContain(old.trim())
  expect(fs.readdirSync(folder).filter((name) => name.includes('.key.old-'))).toHaveLength(1)
  expect(fs.statSync(key).mode & 0o777).toBe(0o600)
  const examined = await nolo(folder, ['doctor'])
  expect(examined.code, examined.said).toBe(0)
  await ready(folder)
}, 60_000)
