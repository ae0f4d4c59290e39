import fs from 'node:fs'
import path from 'node:path'
import { heldKeys } from '../core/app-key'
import { type BackupPart, writeBackup } from '../core/backup-file'
import type { Clock } from '../core/clock'
import type { Config } from '../core/config'
import { keyId, setKeys } from '../core/crypto'
import { filesFolderOf } from '../core/files'
import { holdOpen } from '../core/sqlite-lock'
import { openStore } from '../core/store'
import { newestSchema, readSqlite, schemaOfSqlite, snapshotSqlite } from '../core/store-sqlite-files'
import { audit } from '../features/admin/service'
import { keysInUse } from './every-table'

export const ON_POSTGRES = [
  "PostgreSQL's own tools back it up and put it back:",
  '  pg_dump --format=custom --file=nolo.dump "$DATABASE_URL"',
  '  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" nolo.dump',
  'Stop every server before the second, and keep APP_KEY elsewhere: without it nobody can read the texts.',
].join('\n')

const uploads = (folder: string): BackupPart[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => path.join(entry.parentPath, entry.name))
        .map((file) => ({ name: `files/${path.relative(folder, file).split(path.sep).join('/')}`, path: file }))
    : []

/** Makes a backup of a database in use, whose servers go on; answers with what was made and which key it needs. */
export async function backup(config: Config, clock: Clock, target: string): Promise<string> {
  const database = config.databaseFile
  if (!database) throw new Error(ON_POSTGRES)
  if (fs.existsSync(target)) throw new Error(`${target} is there already. Choose another name; nothing was written.`)
  if (!fs.existsSync(database)) throw new Error(`There is no database at ${database}.`)
  const hold = holdOpen(database)
  // a folder of our own: nobody else reads the copy while it is made
  const folder = fs.mkdtempSync(path.join(path.dirname(path.resolve(target)), '.nolo-backup-'))
  try {
    const madeAt = new Date(clock.now())
    const copy = path.join(folder, 'database')
    snapshotSqlite(database, copy)
    const schema = schemaOfSqlite(copy)
    const isCurrent = schema === newestSchema(config.migrationsFolder)
    const keys = isCurrent ? await keysOf(copy) : (heldKeys(config) ?? []).map(keyId)
    const files = uploads(filesFolderOf(config))
    const about = { madeAt: madeAt.toISOString(), schema, keys }
    const sum = writeBackup(target, about, [{ name: 'database', path: copy }, ...files])
    if (isCurrent) await noteBackup(config, madeAt)
    return [
      `Backed up to ${target}: ${Math.ceil(fs.statSync(target).size / 1024)} kB${files.length ? `, ${files.length} uploaded files` : ''}.`,
      `SHA-256 ${sum}`,
      keys.length
        ? `It does not hold the key it is sealed with: ${keys.join(', ')} (${config.appKeys ? 'APP_KEY' : `${database}.key`}). Keep that in another safe place.`
        : 'Nothing in it is sealed yet.',
    ].join('\n')
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
    hold.release()
  }
}

async function keysOf(copy: string): Promise<string[]> {
  const { db, close } = readSqlite(copy)
  return keysInUse(db).finally(close)
}

async function noteBackup(config: Config, at: Date) {
  setKeys(heldKeys(config) ?? [])
  const store = await openStore(config)
  await store
    .transaction((tx) => audit(tx, { at, actor: { kind: 'operator' }, action: 'backup.make' }))
    .finally(() => store.close())
}
