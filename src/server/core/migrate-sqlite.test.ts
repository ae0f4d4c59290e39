import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSqlite } from './migrate-sqlite'

const ALL = path.resolve('migrations/sqlite')
type Journal = { entries: { tag: string }[] }

/** A copy of the migrations up to the one named, so that the rest can follow on a database with people in it. */
function migrationsBefore(folder: string, tag: string): string {
  const copy = path.join(folder, 'migrations')
  fs.cpSync(ALL, copy, { recursive: true })
  fs.rmSync(path.join(copy, 'after'), { recursive: true }) // made for the newest tables
  const file = path.join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal
  const at = journal.entries.findIndex((entry) => entry.tag === tag)
  expect(at).toBeGreaterThan(0)
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }))
  return copy
}

test('rebuilding the table of people takes nothing away that hangs on them', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nolo-migrate-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'nolo.db')
  await migrateSqlite(file, migrationsBefore(folder, '0004_add_password_links'), () => {})
  const before = new Database(file)
  before.pragma('foreign_keys = ON')
  for (const id of ['u1', 'u2'])
    before.exec(`
      insert into users (id, email, first_name, last_name, password_hash, created_at) values ('${id}', '${id}@b.c', 'A', 'B', 'hash', 1);
      insert into login_sessions (id, user_id, created_at, expires_at, last_used_at) values ('s-${id}', '${id}', 1, 2, 1);
      insert into email_links (id, user_id, email, expires_at) values ('l-${id}', '${id}', '${id}@b.c', 2);
      insert into sign_in_addresses (user_id, address_hash, last_at) values ('${id}', 'h', 1);
      insert into goals (id, user_id, title, description, category, progress, status, created_at, updated_at)
        values ('g-${id}', '${id}', 't', '', 'Health', 0, 'active', 1, 1);
      insert into goal_milestones (id, goal_id, title, position) values ('m-${id}', 'g-${id}', 't', 0);
    `)
  before.close()

  await migrateSqlite(file, ALL, () => {})

  const db = new Database(file)
  onTestFinished(() => void db.close())
  const count = (name: string) => (db.prepare(`select count(*) as n from ${name}`).get() as { n: number }).n
  const tables = ['users', 'login_sessions', 'email_links', 'sign_in_addresses', 'goals', 'goal_milestones']
  expect(tables.map((name) => [name, count(name)])).toEqual(tables.map((name) => [name, 2]))
  expect(db.prepare('select password_hash from users').pluck().all()).toEqual(['hash', 'hash'])
  expect(db.prepare('select distinct purpose from email_links').pluck().all()).toEqual(['verify'])
  db.pragma('foreign_keys = ON')
  db.exec("update users set password_hash = null where id = 'u2'; delete from users where id = 'u1'")
  expect(tables.map((name) => count(name))).toEqual(tables.map(() => 1))
})
