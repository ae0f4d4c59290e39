import fs from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgres } from '#server/core/config'
import { beforeMigration, copiesBeside } from '#server/core/copies'
import { randomId } from '#server/core/crypto'
import { createLog } from '#server/core/log'
import { backup as makeBackup } from '#server/operator/backup'
import { type Marks, markedPerson } from '#server/testing/marked-person'
import { cookieOf, freshCaller, login, PASSWORD, register, whoIs } from '#server/testing/sign-in'
import { steppedCoach } from '#server/testing/stepped-coach'
import { type TestApp, testApp } from '#server/testing/test-app'
import { loginSessions, users } from '../auth/tables'
import { deletionsFileOf, readDeletions } from './deletions-file'
import type { AnyTable } from './personal-table'
import { personalData } from './registry'
import { forgetOldCopies, replayDeletions } from './service'
import { deletedAccounts } from './tables'

const modules = import.meta.glob<Record<string, unknown>>(['../*/tables.ts', '../../core/*-table.ts'], { eager: true })
const schema = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, Table)) as unknown as AnyTable[]

/** Columns in which nobody's own words stand: chosen from a list, counted, or said by Nolo. */
const NOT_TYPED = new Set([
  ...['role', 'timeZone', 'currency', 'locale'].map((column) => `users.${column}`),
  ...['category', 'targetDate', 'status'].map((column) => `goals.${column}`),
  ...['role', 'status', 'source', 'suggestions', 'proposal', 'proposalAnswer'].map((column) => `chat_messages.${column}`),
  'conversations.raised',
  'sessions.status',
  'email_links.purpose',
  'passkeys.transports',
  'challenges.kind',
  'jobs.kind',
  'idempotent_answers.operation',
  'audit_entries.actorKind',
  'audit_entries.action',
])

/** Everything in the database, opened. */
async function dump({ deps }: TestApp): Promise<Map<string, Record<string, unknown>[]>> {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const table of schema) rows.set(getTableName(table), await deps.store.db.select().from(table))
  return rows
}

async function rowsOf({ deps }: TestApp, userId: string): Promise<Map<string, Record<string, unknown>[]>> {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const { table, whose } of personalData)
    rows.set(getTableName(table), await deps.store.db.select().from(table).where(whose(deps.store.db, userId)))
  return rows
}

/** Which columns of a table point where. */
async function pointers(table: AnyTable): Promise<Map<string, [AnyTable, string]>> {
  const { getTableConfig } = isPostgres
    ? ((await import('drizzle-orm/pg-core')) as unknown as typeof import('drizzle-orm/sqlite-core'))
    : await import('drizzle-orm/sqlite-core')
  const named = (of: AnyTable, column: unknown) => Object.entries(getTableColumns(of)).find(([, one]) => one === column)![0]
  return new Map(
    getTableConfig(table as never).foreignKeys.flatMap((key) => {
      const { columns, foreignTable, foreignColumns } = key.reference()
      return columns.map((column, at) => [named(table, column), [foreignTable, named(foreignTable, foreignColumns[at])]] as const)
    }),
  )
}

let filled = 0

/** A row in every table that no screen filled, with an unlike word in each text that goes with the account. */
async function fillTheRest(app: TestApp, userId: string, { mark, passing }: Marks) {
  const { store, clock } = app.deps
  for (const { table, shown, links, whose, rule } of personalData) {
    if ((await store.db.select().from(table).where(whose(store.db, userId)).limit(1)).length > 0) continue
    filled += 1
    const row: Record<string, unknown> = {}
    const points = await pointers(table)
    for (const [name, column] of Object.entries(getTableColumns(table))) {
      const [parent, key] = points.get(name) ?? []
      const owner = parent && personalData.find((one) => one.table === parent)
      const [theirs] = owner ? await store.db.select().from(parent).where(owner.whose(store.db, userId)).limit(1) : []
      const goes = rule.kind === 'delete' || (rule.kind === 'pseudonymise' && name in rule.to)
      const place = `${getTableName(table)}${name}`
      const word = () => (!goes || links.includes(name) ? randomId() : name in shown ? mark(place) : passing(place))
      if (parent) row[name] = theirs?.[key as never] ?? null
      else if (/userId$/i.test(name)) row[name] = userId
      else if (column.dataType === 'json') row[name] = [word()]
      else row[name] = { date: new Date(clock.now()), number: filled, boolean: false }[column.dataType as 'date'] ?? word()
    }
    await store.transaction((tx) => tx.insert(table).values(row))
  }
}

const textOf = (rows: Map<string, unknown>) => JSON.stringify([...rows])
const bytesIn = (folder: string): string =>
  (fs.readdirSync(folder, { recursive: true, withFileTypes: true }) as fs.Dirent[])
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
const foundIn = (text: string, words: string[]) => words.filter((word) => text.toLowerCase().includes(word))

/** A server whose log is kept. */
async function loggedApp(options: Parameters<typeof testApp>[0] = {}) {
  let logged = ''
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk)
      done()
    },
  })
  const app = await testApp({ ...options, log: createLog('trace', destination), config: { trustProxy: 1 } })
  return { app, logged: () => logged }
}

const ask = (app: TestApp, path: string, cookie?: string) => app.request(path, { headers: cookie ? { cookie } : {} })

test('all a person ever typed is in their download, and after the deletion nowhere; nothing of another is touched', async () => {
  const { app, logged } = await loggedApp()
  const other = await markedPerson(app, 'other')
  const { marks, cookie, caller, user, email } = await markedPerson(app, 'mine')
  await fillTheRest(app, other.user.id, other.marks)
  await fillTheRest(app, user.id, marks)
  const folder = app.config.dataFolder
  expect(marks.kept.size).toBeGreaterThanOrEqual(30)

  // none was missed: every text a person reads of their own holds a word they typed
  const own = await rowsOf(app, user.id)
  const untyped = personalData.flatMap(({ table, shown, rule }) =>
    Object.keys(shown)
      .filter((column) => rule.kind === 'delete' || (rule.kind === 'pseudonymise' && column in rule.to))
      .map((column) => [`${getTableName(table)}.${column}`, getTableColumns(table)[column]!] as const)
      .filter(([name, { dataType }]) => ['string', 'custom', 'json'].includes(dataType) && !NOT_TYPED.has(name))
      .filter(([name]) => {
        const values = own.get(getTableName(table))!.map((row) => String(row[name.split('.')[1]!]))
        return foundIn(values.join('\n'), marks.all()).length === 0
      })
      .map(([name]) => name),
  )
  expect(untyped).toEqual([])

  // the download
  const file = await (await ask(app, '/api/profile/download.json', cookie)).text()
  const page = await (await ask(app, '/api/profile/download', cookie)).text()
  for (const text of [file, page]) {
    expect(foundIn(text, [...marks.kept.values()])).toEqual([...marks.kept.values()])
    expect(foundIn(text, [...marks.replaced.values(), ...other.marks.all()])).toEqual([])
  }

  // what an operator's migration may have left beside the database
  if (app.config.databaseFile) await makeBackup(app.config, app.clock, beforeMigration(app.config.databaseFile))
  expect(foundIn(textOf(await dump(app)), [...marks.kept.values()])).toEqual([...marks.kept.values()])
  expect(foundIn(bytesIn(folder), [marks.kept.get('email')!])).toHaveLength(1)
  const otherBefore = await rowsOf(app, other.user.id)
  const mailsBefore = (await app.deps.mail.mailbox!.list()).filter((mail) => mail.userId === other.user.id)
  expect(mailsBefore.length).toBeGreaterThan(0)

  expect(await caller.profile.deleteAccount({ word: 'Delete ', password: PASSWORD })).toEqual({ receiptTo: email })
  await app.runJobs()

  const after = await dump(app)
  expect(foundIn(textOf(after), marks.all())).toEqual([])
  expect(foundIn(bytesIn(folder), marks.all())).toEqual([])
  expect(foundIn(logged(), marks.all())).toEqual([])
  expect(logged()).not.toMatch(/"level":(50|60)/)
  const backup = path.join(folder, 'backup.db')
  if (app.deps.store.engine === 'sqlite') {
    await makeBackup(app.config, app.clock, backup)
    expect(fs.statSync(backup).size).toBeGreaterThan(10_000)
    expect(foundIn(bytesIn(folder), marks.all())).toEqual([])
  }
  const left = await rowsOf(app, user.id)
  for (const { table, rule } of personalData)
    if (rule.kind === 'delete') expect(left.get(getTableName(table)), getTableName(table)).toEqual([])

  // the other person is as before, in rows, mails and what they can do
  expect(await rowsOf(app, other.user.id)).toEqual(otherBefore)
  expect((await app.deps.mail.mailbox!.list()).filter((mail) => mail.userId === other.user.id)).toEqual(mailsBefore)
  expect(await whoIs(app, other.cookie)).toBe(other.email)
  expect(await whoIs(app, cookie)).toBe(401)
  expect((await login(app, { email })).status).toBe(401)

  // the receipt came, and is not kept
  const [receipt] = await app.deps.mail.mailbox!.list()
  expect(receipt).toMatchObject({ to: email, subject: 'Your Nolo account is deleted' })
  expect([...readDeletions(app.config).keys()]).toEqual([user.id])
})

test('an older database put back does not bring anybody back', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app, { email: 'back@example.org' }))
  const other = await app.signUp()
  const { id } = (await (await ask(app, '/api/auth/user', cookie)).json()) as { id: string }
  const older = await rowsOf(app, id)
  const user = { ...other, id, email: 'back@example.org' }
  await app.caller(user).profile.deleteAccount({ word: 'delete', password: PASSWORD })
  // the rows of the older database, as a restore would have them
  await app.deps.store.transaction(async (tx) => {
    for (const { table, rule } of personalData)
      for (const row of rule.kind === 'delete' ? (older.get(getTableName(table)) ?? []) : []) await tx.insert(table).values(row)
  })
  expect(await whoIs(app, cookie)).toBe('back@example.org')
  expect(await replayDeletions(app.deps)).toBe(1)
  expect(await whoIs(app, cookie)).toBe(401)
  for (const [name, rows] of await rowsOf(app, id)) expect(rows.length > 0, name).toBe(name === 'audit_entries')
  expect(await replayDeletions(app.deps)).toBe(0)
  expect(await app.caller(other).goals.list()).toEqual([])

  // a server that died before it wrote the file makes up for it at the next start
  fs.writeFileSync(`${app.config.databaseFile ?? path.join(app.config.dataFolder, 'nolo')}.deletions`, 'cut sho')
  await replayDeletions(app.deps)
  expect([...readDeletions(app.config).keys()]).toEqual([id])
})

test('a reply under way ends with the account, and open streams close', async () => {
  const coach = steppedCoach()
  const { app, logged } = await loggedApp({ coach: coach.provider })
  const user = await app.signUp()
  const caller = await freshCaller(app, user)
  const { id } = await caller.chat.createConversation({})
  const { reply } = await caller.chat.post({ conversationId: id, content: 'a long question' })
  coach.say('a first word')
  const stream = app.deps.streams.open(user.id)
  await caller.profile.deleteAccount({ word: 'delete' })
  expect(stream.signal.aborted).toBe(true)
  coach.say('a late word')
  expect(textOf(await dump(app))).not.toContain(reply.id)
  expect(logged()).not.toContain(' word')
})

test('nothing happens without the word, the password, or a sign-in', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const other = await app.signUp()
  const { id, email } = (await (await ask(app, '/api/auth/user', cookie)).json()) as { id: string; email: string }
  const mine = app.caller({ ...other, id, email })
  const before = await rowsOf(app, id)
  await expect(app.caller(null).profile.deleteAccount({ word: 'delete' })).rejects.toThrow('Unauthorized')
  await expect(mine.profile.deleteAccount({ word: 'remove', password: PASSWORD })).rejects.toThrow('Please type delete to go on.')
  await expect(mine.profile.deleteAccount({ word: 'delete' })).rejects.toThrow('That is not your password.')
  for (let tries = 0; tries < 9; tries++)
    await expect(mine.profile.deleteAccount({ word: 'delete', password: 'not my password' })).rejects.toThrow('password')
  await expect(mine.profile.deleteAccount({ word: 'delete', password: PASSWORD })).rejects.toThrow('That was many tries')
  expect(await rowsOf(app, id)).toEqual(before)
  expect(await whoIs(app, cookie)).toBe(email)
})

test('without a password a sign-in of the last ten minutes is asked for, beside the word', async () => {
  const app = await testApp()
  const mine = await app.signUp()
  const other = await app.signUp()
  const ending = { word: 'delete' }
  const again = { code: 'PRECONDITION_FAILED', message: expect.stringContaining('please sign in again') }
  const stale = await freshCaller(app, mine)
  const before = await rowsOf(app, mine.id)
  app.clock.advance(10 * 60_000)
  await expect(stale.profile.deleteAccount(ending)).rejects.toMatchObject(again)
  await expect(stale.profile.deleteAccount({ ...ending, password: PASSWORD })).rejects.toMatchObject(again)
  await expect(app.caller(mine).profile.deleteAccount(ending)).rejects.toMatchObject(again)
  await freshCaller(app, other)
  const [theirs] = await app.deps.store.db.select().from(loginSessions).where(eq(loginSessions.userId, other.id))
  const borrowed = app.caller(mine, { loginSessionId: theirs!.id })
  await expect(borrowed.profile.deleteAccount(ending)).rejects.toMatchObject(again)
  expect(await rowsOf(app, mine.id)).toEqual(before)

  const fresh = await freshCaller(app, mine)
  await expect(fresh.profile.deleteAccount({ word: 'remove' })).rejects.toThrow('Please type delete to go on.')
  app.clock.advance(9 * 60_000)
  expect(await fresh.profile.deleteAccount(ending)).toEqual({ receiptTo: mine.email })
  expect((await rowsOf(app, mine.id)).get('users')).toEqual([])
})

test('the download is for its owner only, and not without end', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const someone = await app.signUp({ firstName: 'Kagiso' })
  const file = '/api/profile/download.json'
  expect((await ask(app, file)).status).toBe(401)
  const sent = await ask(app, '/api/profile/download')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/api/login?returnTo=%2Fprofile'])
  for (const asked of [`?userId=${someone.id}`, `?id=${someone.id}`, `/${someone.id}`]) {
    const text = await (await ask(app, file + asked, cookie)).text()
    expect(text).not.toContain('Kagiso')
  }
  const answer = await ask(app, file, cookie)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nolo-data.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).not.toMatch(/argon2|passwordHash/)
  const page = await ask(app, '/api/profile/download', cookie)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).not.toMatch(/ style="|argon2/)
  for (let more = 0; more < 12; more++) await ask(app, file, cookie)
  expect((await ask(app, file, cookie)).status).toBe(429)
})

test('a person reads what was done with their account', async () => {
  const app = await testApp()
  const cookie = cookieOf(await register(app))
  const { id } = (await (await ask(app, '/api/auth/user', cookie)).json()) as { id: string }
  await ask(app, '/api/profile/download.json', cookie)
  const someone = await app.signUp()
  expect(await app.caller({ ...someone, id }).profile.audit()).toMatchObject([{ who: 'You', what: 'Downloaded your data.' }])
  expect(await app.caller(someone).profile.audit()).toEqual([])
})

test('a receipt that cannot be sent is let go after a week', async () => {
  const app = await testApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const user = await app.signUp({ email: 'last@example.org' })
  await (await freshCaller(app, user)).profile.deleteAccount({ word: 'delete' })
  await app.runJobs()
  expect(textOf(await dump(app))).toContain('last@example.org')
  app.clock.advance(8 * 86_400_000)
  await app.runJobs()
  expect(textOf(await dump(app))).not.toContain('last@example.org')
})

test('what a restore put aside stands for a week', async () => {
  const app = await testApp()
  const [file, files] = [
    `${app.config.databaseFile}.before-restore-1`,
    path.join(app.config.dataFolder, 'files.before-restore-1'),
  ]
  if (!app.config.databaseFile) return
  fs.writeFileSync(file, 'old')
  fs.mkdirSync(files)
  fs.writeFileSync(path.join(files, 'one.pdf'), 'old')
  app.clock.set(new Date(fs.statSync(file).ctimeMs + 6 * 86_400_000).toISOString())
  await forgetOldCopies(app.deps)
  expect(copiesBeside(app.config).sort()).toEqual([files, file].sort())
  app.clock.advance(2 * 86_400_000)
  await forgetOldCopies(app.deps)
  expect(copiesBeside(app.config)).toEqual([])
  expect(fs.existsSync(app.config.databaseFile)).toBe(true)
})

test('a start goes through a long list of deletions without a question for each', async () => {
  const app = await testApp()
  const [back, stays] = [await app.signUp(), await app.signUp()]
  const ids = [...Array.from({ length: 1200 }, (_, n) => `gone-${n}`), back.id]
  const deletedAt = new Date(app.clock.now())
  await app.deps.store.transaction(async (tx) => {
    for (let at = 0; at < ids.length; at += 300)
      await tx.insert(deletedAccounts).values(ids.slice(at, at + 300).map((id) => ({ id, deletedAt })))
  })
  const lines = ids.map((id) => `${id} ${deletedAt.toISOString()}\n`)
  fs.writeFileSync(deletionsFileOf(app.config), lines.join(''))
  let asked = 0
  const { db } = app.deps.store
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'select') asked += 1
      return Reflect.get(target, name)
    },
  })
  expect(await replayDeletions({ ...app.deps, store: { ...app.deps.store, db: counting } })).toBe(1)
  expect(asked).toBeLessThan(20)
  const left = await db.select({ id: users.id }).from(users)
  expect(left).toEqual([{ id: stays.id }])
})
